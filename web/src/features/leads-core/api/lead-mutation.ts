import type { Submission } from '@golghar/contracts';
import { type Mutation, onlineManager, useIsMutating, useMutationState } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { queryClient } from '@/lib/api/query-client';
import { findLead, leadsIn, mapLeads, subscribeToAnswers } from './lead-cache';
import { refreshLeads } from './refresh-leads';

const mutationKey = ['change leads'];

/** Changes that the server has not answered yet. */
const pendingLeadChanges = { mutationKey, status: 'pending' } as const;

const scopeOf = (leadId: string) => ({ id: `lead ${leadId}` });

/** What a lead looks like while the server has not answered: undefined where it is to be gone. */
type Preview = (lead: Submission) => Submission | undefined;

type Change<Answer> = {
  /** Missing where many are changed together. */
  leadId?: string;
  preview?: Preview;
  /** What it does, in words: offline it waits for the connection and is named by them. Without words it fails at once. */
  words?: string | undefined;
  /**
   * Asks the server; what it writes into the cache is there before the lead's next change goes out.
   * @param version the one that the person saw, or that an earlier change of theirs has led to
   */
  send: (version: number | undefined) => Promise<Answer>;
};

type Meta = { preview?: Preview | undefined; words?: string | undefined; version?: () => number | undefined };

const metaOf = ({ options }: Mutation) => (options.meta ?? {}) as Meta;

/**
 * Changes leads: at once on the screen, by the preview, then on the server, one change of a lead after the other. What shows
 * leads is asked for again afterwards.
 */
export function runLeadMutation<Answer>({ leadId, preview, words, send }: Change<Answer>): Promise<Answer> {
  const cache = queryClient.getMutationCache();
  const ahead = leadId && cache.findAll({ ...changesOf(leadId), status: 'pending' }).at(-1);
  const newest = () => (leadId ? findLead(leadId)?.version : undefined);
  const known = newest();
  const seen = () => (ahead ? metaOf(ahead).version?.() : known);
  const mutation: Mutation<Answer, Error, void> = cache.build(queryClient, {
    mutationKey,
    mutationFn: () => send(seen()),
    networkMode: words ? 'online' : 'always',
    meta: {
      preview,
      words,
      version: () => {
        const { status, data } = mutation.state;
        return status === 'success' ? (versionIn(data) ?? newest()) : seen();
      },
    } satisfies Meta,
    ...(leadId && { scope: scopeOf(leadId) }),
    onSettled: () => refreshLeads(leadId),
  });
  return mutation.execute();
}

/** Of the lead that an answer is or holds. */
const versionIn = (answer: unknown): number | undefined => leadsIn(answer)[0]?.version;

const apply = <Answer>(mutations: readonly Mutation[], answer: Answer): Answer | undefined =>
  mapLeads(answer, (told) =>
    mutations.reduce<Submission | undefined>((lead, mutation) => {
      const { preview } = metaOf(mutation);
      return lead && preview ? preview(lead) : lead;
    }, told),
  );

/** What the server told with the changes that it has not answered yet, the earliest first; undefined where it is of a lead that goes. */
export function useShown<Answer>(answer: Answer): Answer | undefined {
  const mutations = useMutationState({ filters: pendingLeadChanges, select: (mutation) => mutation });
  return useMemo(() => apply(mutations, answer), [mutations, answer]);
}

/** The same at this moment, for what a key or a press does. */
export const shownNow = (lead: Submission): Submission =>
  apply(queryClient.getMutationCache().findAll(pendingLeadChanges), lead) ?? lead;

const changesOf = (id: string) => ({
  mutationKey,
  predicate: ({ options }: Mutation) => options.scope?.id === scopeOf(id).id,
});

/** Whether the server has yet to answer a change of a lead. */
export const isChanging = (id: string): boolean => queryClient.isMutating(changesOf(id)) > 0;

export const useIsChanging = (id: string): boolean => useIsMutating(changesOf(id)) > 0;

const isWaiting = ({ state }: Mutation): boolean => state.isPaused && !onlineManager.isOnline();

/** What is wanted of a lead and waits for the connection, in words. */
export const useWaitingWords = (id: string): string =>
  useMutationState({
    filters: { ...changesOf(id), status: 'pending' },
    select: (mutation) => (isWaiting(mutation) ? metaOf(mutation).words : undefined),
  })
    .filter(Boolean)
    .join(', ');

/** How many changes of leads wait for the connection. */
export const useWaitingCount = (): number => useIsMutating({ mutationKey, predicate: isWaiting });

/** The lead as any list or page knows it now, the latest of them. */
export function useShownLead(id: string): Submission | undefined {
  const find = () => findLead(id);
  const known = useSyncExternalStore(subscribeToAnswers, find, find);
  return useShown(known) ?? known;
}
