import type { Submission } from '@golghar/contracts';
import {
  type Mutation,
  type MutationOptions,
  type QueryClient,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { showToast } from '@/ui/toast/toast-store';
import { findLead, mapLeads, nameOfLead } from './lead-cache';
import { refreshLeads } from './refresh-leads';

const mutationKey = ['change leads'];
const pending = { mutationKey, status: 'pending' } as const;

/** What a lead looks like while the server has not answered: undefined where it is to be gone. */
type Preview<Variables> = (lead: Submission, variables: Variables) => Submission | undefined;

const scopeOf = (leadId: string) => ({ id: `lead ${leadId}` });

/** What every change of leads is to TanStack Query: found by its key, shown by its variables, in turn with the lead's others. */
export const leadMutation = <Variables>({
  leadId,
  preview,
}: {
  leadId?: string;
  preview?: Preview<Variables> | undefined;
}) => ({
  mutationKey,
  meta: { preview },
  ...(leadId && { scope: scopeOf(leadId) }),
});

type Options<Variables, Answer, Context> = Omit<
  MutationOptions<Answer, Error, Variables, Context>,
  'onSettled' | 'meta'
> & {
  preview?: Preview<Variables>;
  /** Title of the message that it failed, under the lead's name. */
  failed?: string;
};

/**
 * A mutation of whichever lead its variables name; what shows leads is asked for again afterwards. The `scope` of a hook belongs
 * to all that it does: here each lead has its own.
 */
export function useLeadMutation<Variables extends object, Answer, Context>(
  idOf: (variables: Variables) => string,
  { preview, failed, onError, ...options }: Options<Variables, Answer, Context>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (variables: Variables) => {
      const leadId = idOf(variables);
      const { name }: { name?: string | undefined } = variables;
      const mutation: MutationOptions<Answer, Error, Variables, Context> = {
        ...options,
        ...leadMutation({ leadId, preview }),
        onError: (...failure) => {
          // One that is hidden is in no answer any more.
          const about = name ?? nameOfLead(client, leadId);
          if (failed) showToast({ about, title: failed, kind: 'destructive' });
          return onError?.(...failure);
        },
        onSettled: () => refreshLeads(client, leadId),
      };
      return client.getMutationCache().build(client, mutation).execute(variables);
    },
  });
}

const apply = <Answer>(mutations: readonly Mutation[], answer: Answer): Answer | undefined =>
  mapLeads(answer, (told) =>
    mutations.reduce<Submission | undefined>((lead, { options, state }) => {
      const preview = options.meta?.preview as Preview<unknown> | undefined;
      return lead && preview ? preview(lead, state.variables) : lead;
    }, told),
  );

/** What the server told with the changes that it has not answered yet, the earliest first; undefined where it is of a lead that goes. */
export function useShown<Answer>(answer: Answer): Answer | undefined {
  const mutations = useMutationState({ filters: pending, select: (mutation) => mutation });
  return useMemo(() => apply(mutations, answer), [mutations, answer]);
}

/** The same at this moment, for what a key or a press does. */
export const shownNow = (client: QueryClient, lead: Submission): Submission =>
  apply(client.getMutationCache().findAll(pending), lead) ?? lead;

/** Whether the server has yet to answer a change of a lead. */
export const isChanging = (client: QueryClient, id: string): boolean =>
  client.isMutating({ mutationKey, predicate: ({ options }) => options.scope?.id === scopeOf(id).id }) > 0;

/** Those changes, for a hook that waits for their answers. */
export const pendingLeadChanges = pending;

/** The lead as any list or page knows it now, the latest of them. */
export function useShownLead(id: string): Submission | undefined {
  const client = useQueryClient();
  const subscribe = useCallback(
    (onChange: () => void) => client.getQueryCache().subscribe(onChange),
    [client],
  );
  const find = () => findLead(client, id);
  const known = useSyncExternalStore(subscribe, find, find);
  return useShown(known) ?? known;
}
