import type { Submission } from '@golghar/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { patchLead } from './lead-cache';
import { newestOf } from './pending-changes';

/** The last request of each lead that is not answered yet. */
const last = new Map<string, Promise<unknown>>();

/**
 * Runs what concerns one lead after what was asked for it before, so that each knows the version it changes. A mutation's
 * `scope` cannot do it: it belongs to the hook, and one hook changes whichever lead the keys are on.
 */
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
    // Not in onSuccess, which comes after the next one has read the version. All of the lead, because somebody else may
    // have changed something meanwhile: who knows the version has to see it.
    patchLead(client, id, newestOf(client, result.submission));
    return result;
  });
