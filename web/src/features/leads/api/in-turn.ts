import type { Submission } from '@golghar/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { patchLead } from './lead-cache';

const last = new Map<string, Promise<unknown>>();

/** Runs what concerns one lead after what was asked for it before, so that each knows the version it changes. */
export function inTurn<Result>(id: string, run: () => Promise<Result>): Promise<Result> {
  const result = (last.get(id) ?? Promise.resolve()).then(run, run);
  last.set(id, result);
  const forget = () => last.get(id) === result && last.delete(id);
  result.then(forget, forget);
  return result;
}

/** As {@link inTurn}, for what counts as an answer to the lead: whoever is next knows the version that it made. */
export const answerInTurn = <Result extends { submission: Submission }>(
  client: QueryClient,
  id: string,
  run: () => Promise<Result>,
): Promise<Result> =>
  inTurn(id, async () => {
    const result = await run();
    const { version, contactedAt, updatedAt } = result.submission;
    patchLead(client, id, { version, contactedAt, updatedAt });
    return result;
  });
