import type { Submission } from '@golghar/contracts';
import { type Mutation, useIsMutating, useMutationState } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { queryClient } from '@/lib/api/query-client';
import { findLead, mapLeads, subscribeToAnswers } from './lead-cache';
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
  /** Asks the server; what it writes into the cache is there before the lead's next change goes out. */
  send: () => Promise<Answer>;
};

/**
 * Changes leads: at once on the screen, by the preview, then on the server, one change of a lead after the other. What shows
 * leads is asked for again afterwards.
 */
export const runLeadMutation = <Answer>({ leadId, preview, send }: Change<Answer>): Promise<Answer> =>
  queryClient
    .getMutationCache()
    .build(queryClient, {
      mutationKey,
      mutationFn: send,
      meta: { preview },
      ...(leadId && { scope: scopeOf(leadId) }),
      onSettled: () => refreshLeads(leadId),
    })
    .execute(undefined);

const apply = <Answer>(mutations: readonly Mutation[], answer: Answer): Answer | undefined =>
  mapLeads(answer, (told) =>
    mutations.reduce<Submission | undefined>((lead, { options }) => {
      const preview = options.meta?.preview as Preview | undefined;
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

/** The lead as any list or page knows it now, the latest of them. */
export function useShownLead(id: string): Submission | undefined {
  const find = () => findLead(id);
  const known = useSyncExternalStore(subscribeToAnswers, find, find);
  return useShown(known) ?? known;
}
