import { api, idempotencyKeyHeader, leadPath, type NewSubmission, type Submission } from '@golghar/contracts';
import { type Mutation, onlineManager } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '@/lib/api/api-error';
import { queryClient } from '@/lib/api/query-client';
import { request } from '@/lib/api/request';
import { useOnline } from '@/lib/hooks/use-browser-state';
import { randomKey } from '@/lib/random-key';
import {
  defineLeadMutation,
  forget,
  isWaiting,
  type LeadVariables,
  ownChanges,
  retry,
  useOwnChanges,
} from './lead-mutation';

const cache = queryClient.getMutationCache();

const retryMs = 5_000;

type Entered = LeadVariables & {
  /** Idempotency key: the same for every attempt, so that the lead is never saved twice. */
  key: string;
  lead: NewSubmission;
  isRetried?: true;
};

/** Whether an error is temporary: offline, the service is starting, or the session has expired. */
const passes = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || [401, 408, 429].includes(error.status);

const enter = defineLeadMutation<Entered, Submission>('enter', {
  words: ({ lead }) => [lead.name, lead.phone].filter(Boolean).join(', '),
  async send({ key, lead }) {
    const headers = { [idempotencyKeyHeader]: key };
    return (await request(api.createSubmission, { body: lead, headers })).submission;
  },
  done: ({ id, name }) => ({
    title: `${name} is saved`,
    action: {
      label: 'Open',
      altText: 'Open it from the list of leads',
      run: (navigate) => void navigate(leadPath(id)),
    },
  }),
  // The screen lists what is not saved.
  failed: () => undefined,
  canRetry: true,
});

const enteredOf = ({ state }: Mutation) => state.variables as Entered;

const isTemporary = ({ state: { status, error } }: Mutation): boolean => status === 'error' && passes(error);

export const useWaitingLeads = (): Mutation[] =>
  useOwnChanges(
    (mutation) =>
      isTemporary(mutation) ||
      isWaiting(mutation) ||
      (mutation.state.status === 'pending' && enteredOf(mutation).isRetried === true),
    'enter',
  );

/** Entered leads that the server rejects as they are. */
export const useRefusedLeads = () =>
  useOwnChanges(({ state: { error } }) => error !== null && !passes(error), 'enter').map((mutation) => ({
    mutation,
    lead: enteredOf(mutation).lead,
    problem: (mutation.state.error as ApiError).serverMessage || 'The server did not take it.',
  }));

/** Stored here before it is sent. Resolves once it is saved or waits, or to why the server rejects it and what forgets it. */
export async function enterLead(lead: NewSubmission) {
  const key = randomKey();
  const entering = enter({ leadIds: [], key, lead });
  if (!onlineManager.isOnline()) return undefined;
  const { error } = await entering;
  if (!error || passes(error)) return undefined;
  const isOwn = (mutation: Mutation) => enteredOf(mutation).key === key;
  return { error, discard: () => cache.findAll(ownChanges(isOwn, 'enter')).forEach(forget) };
}

function sendAgain(): void {
  for (const failed of cache.findAll(ownChanges(isTemporary, 'enter'))) retry(failed, { isRetried: true });
}

/** Sends leads again whose attempt failed for now: when back online, and every few seconds. */
export function useSendAgain(): void {
  const isOnline = useOnline();
  useEffect(() => {
    if (!isOnline) return;
    sendAgain();
    const timer = setInterval(sendAgain, retryMs);
    return () => clearInterval(timer);
  }, [isOnline]);
}
