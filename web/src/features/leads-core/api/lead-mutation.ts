import type { Submission } from '@golghar/contracts';
import {
  type Mutation,
  onlineManager,
  useIsMutating,
  useMutationState,
  useQuery,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError } from '@/lib/api/api-error';
import { queryClient } from '@/lib/api/query-client';
import { showToast, type Toast } from '@/ui/toast/toast-store';
import { pinLeads, type ToastText } from '../store/inbox';
import { beginUndoable, failUndoable, offerUndo, type Undoable } from '../store/undo';
import { findLead, leadsIn, mapLeads, refreshLeads } from './lead-cache';
import { leadQuery } from './use-lead';

/** What is wanted of leads; kept as JSON while it waits for the connection. */
export type LeadVariables = {
  /** Where many are changed together, those of them that are on the screen. */
  leadIds: readonly string[];
  /** Whom it is about, for messages. */
  about?: string | undefined;
  /** Of a single lead, the version that the person saw. */
  version?: number | undefined;
};

/** What is wanted of one lead. */
export type OneLead = LeadVariables & { leadIds: readonly [string] };

type Kind<Variables, Answer> = {
  /** What is wanted, for where it waits or has failed. */
  words: (variables: Variables) => string;
  /** What a lead looks like until the server has answered; undefined where it is to be gone. */
  preview?: (lead: Submission, variables: Variables) => Submission | undefined;
  /** Asks the server; what it writes into the cache is there before the lead's next change goes out. */
  send: (variables: Variables) => Promise<Answer>;
  /** Called with the answer; returns what is said then. */
  done: (answer: Answer, variables: Variables) => ToastText | undefined;
  /** What is said where it failed, with what the server says is the matter. */
  failed: (variables: Variables, reason: string | undefined, error: Error) => string | Omit<Toast, 'about'>;
  /** Called instead where somebody else was faster. */
  onConflict?: (variables: Variables) => Promise<unknown>;
  /** What takes it back. */
  undo?: (variables: Variables, answer: Answer | undefined) => Undoable['undo'];
  /** Whether only the answer tells what takes it back. */
  isUndoneByAnswer?: true;
  /** Whether one that failed stays where the lead stands, to be tried again. */
  canRetry?: true;
  /** Puts what was typed back into its field, where it failed or was taken back. */
  putBack?: (variables: Variables) => void;
};

export const leadMutations = { mutationKey: ['change leads'] };

const cache = queryClient.getMutationCache();

const find = (predicate: (mutation: Mutation) => boolean): Mutation[] =>
  cache.findAll({ ...leadMutations, predicate });

const variablesOf = ({ state }: Mutation) => state.variables as LeadVariables | undefined;

const kindOf = ({ meta }: Mutation) => meta?.kind as Kind<LeadVariables, unknown>;

const isPending = ({ state }: Mutation): boolean => state.status === 'pending';

const isAbout = (ids: readonly string[]) => (mutation: Mutation) =>
  variablesOf(mutation)?.leadIds.some((id) => ids.includes(id)) === true;

/** Nothing is sent without a connection, and so nothing looks done. */
export const isWaiting = ({ state }: Mutation): boolean => state.isPaused && !onlineManager.isOnline();

/** The changes of one lead go one after the other, and all that were made without a connection. */
function scopeOf(ids: readonly string[]) {
  const pending = find(isPending);
  const waiting = { id: 'leads' };
  const areWaiting =
    !onlineManager.isOnline() || pending.some(({ options }) => options.scope?.id === waiting.id);
  return pending.findLast(isAbout(ids))?.options.scope ?? (areWaiting ? waiting : { id: ids.join(' ') });
}

/** The version to send: the one that the person saw, or that an earlier change of theirs has led to. */
export const versionToSend = (id: string, seen = 0): number | undefined =>
  find(({ state }) => state.status === 'success')
    .flatMap(({ state }) => leadsIn(state.data))
    .reduce((latest, lead) => (lead.id === id ? Math.max(latest, lead.version) : latest), seen) || undefined;

/** What is wanted, in words. */
export function wordsOf(mutation: Mutation): string {
  const wanted = variablesOf(mutation);
  return wanted ? kindOf(mutation).words(wanted) : '';
}

/** Forgets what failed or waits. */
export const forget = (mutation: Mutation): void => cache.remove(mutation);

/** Takes back what waits for its turn; answers whether it did. */
export function takeBackWaiting(mutation: Mutation | undefined): boolean {
  const wanted = mutation && variablesOf(mutation);
  if (!wanted || !mutation.state.isPaused) return false;
  forget(mutation);
  if (mutation.state.context) failUndoable(mutation.state.context as Undoable);
  kindOf(mutation).putBack?.(wanted);
  showToast({ about: wanted.about, title: 'Taken back', text: wordsOf(mutation) });
  return true;
}

/** What the server says is the matter, such as with a field. */
function reasonOf(error: Error): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const [problem] = Object.values(error.wire?.fields ?? {});
  return error.code === 'too_many_requests' ? error.serverMessage : problem;
}

/**
 * Declares a kind of change: at once on the screen, by the preview, then on the server, when its turn and the connection are
 * there. What shows leads is asked for again afterwards. Returns what makes the change and tells what came of it.
 */
export function defineLeadMutation<Variables extends LeadVariables, Answer>(
  name: string,
  kind: Kind<Variables, Answer>,
) {
  const { send, done, failed, onConflict, undo, isUndoneByAnswer, canRetry, putBack } = kind;
  const mutationKey = [...leadMutations.mutationKey, name];
  const mutationOf = (wanted: Variables) => find(({ state }) => state.variables === wanted)[0];
  const run = async (wanted: Variables): Promise<{ error?: unknown }> => {
    const { leadIds } = wanted;
    const isIdle = find(isPending).length === 0;
    // What failed is forgotten as soon as something else is wanted of the lead.
    const isOver = (mutation: Mutation) =>
      mutation.state.status === 'error' ? isAbout(leadIds)(mutation) : isIdle;
    find(isOver).forEach(forget);
    pinLeads(leadIds);
    const [id = '', ...others] = leadIds;
    const lead = others.length === 0 ? findLead(id) : undefined;
    const options = { mutationKey, scope: scopeOf(leadIds) };
    return cache
      .build<Answer, Error, Variables, Undoable | undefined>(queryClient, options)
      .execute({ about: lead?.name, ...wanted, version: lead?.version })
      .then(
        () => ({}),
        (error: unknown) => ({ error }),
      );
  };
  queryClient.setMutationDefaults<Answer, Error, Variables, Undoable | undefined>(mutationKey, {
    mutationFn: send,
    networkMode: 'online',
    gcTime: Number.POSITIVE_INFINITY,
    meta: { kind },
    onMutate: (wanted) => {
      const back = isUndoneByAnswer ? undefined : undo?.(wanted, undefined);
      return back || isUndoneByAnswer
        ? beginUndoable(back, () => takeBackWaiting(mutationOf(wanted)))
        : undefined;
    },
    onSuccess: (answer, wanted, undoable) => {
      const toast = done(answer, wanted);
      const back = undo?.(wanted, answer);
      if (toast && undoable && back) return offerUndo(undoable, toast, back);
      if (undoable) failUndoable(undoable);
      if (toast) showToast(toast);
    },
    onError: (error, wanted, undoable) => {
      if (undoable) failUndoable(undoable);
      putBack?.(wanted);
      const failing = mutationOf(wanted);
      if (failing && (!canRetry || undoable?.isTakenBack)) forget(failing);
      if (undoable?.isTakenBack) return;
      const code = error instanceof ApiError ? error.code : undefined;
      if (onConflict && code === 'conflict') return onConflict(wanted);
      // The page to sign in, which comes next, says that the session has ended.
      if (code === 'not_signed_in') return;
      const text = reasonOf(error);
      const said = failed(wanted, text, error);
      const toast = typeof said === 'string' ? { title: said, ...(text && { text }) } : said;
      showToast({ about: wanted.about, kind: 'destructive', ...toast });
    },
    onSettled: (_, __, { leadIds: [id, ...others] }) => refreshLeads(others.length > 0 ? undefined : id),
  });
  return run;
}

/** Tries again what failed. */
export const retry = (failed: Mutation): void =>
  void failed.execute(failed.state.variables).catch(() => undefined);

const apply = <Answer>(mutations: readonly Mutation[], answer: Answer): Answer | undefined =>
  mapLeads(answer, (told) =>
    mutations.reduce<Submission | undefined>((lead, mutation) => {
      const { preview } = kindOf(mutation);
      const wanted = variablesOf(mutation);
      if (!lead || !preview || !wanted?.leadIds.includes(lead.id)) return lead;
      return preview(lead, wanted) ?? (isWaiting(mutation) ? lead : undefined);
    }, told),
  );

/** What the server told with the changes that it has not answered yet, the earliest first; undefined where it is of a lead that goes. */
export function useShown<Answer>(answer: Answer): Answer | undefined {
  const filters = { ...leadMutations, status: 'pending' } as const;
  const mutations = useMutationState<Mutation>({ filters, select: (mutation) => mutation });
  return useMemo(() => apply(mutations, answer), [mutations, answer]);
}

/** The same at this moment, for what a key or a press does. */
export const shownNow = (lead: Submission): Submission => apply(find(isPending), lead) ?? lead;

/** Whether the server has yet to answer a change of a lead. */
export const isChanging = (id: string): boolean => find(isPending).some(isAbout([id]));

/** The same, of all kinds of changes or of one. */
export const useIsChanging = (id: string, ...kind: string[]): boolean =>
  useIsMutating({ mutationKey: [...leadMutations.mutationKey, ...kind], predicate: isAbout([id]) }) > 0;

/** What is wanted of a lead and not saved, of all kinds or of one: it waits for the connection, or has failed. */
export const useUnsaved = (id: string, ...kind: string[]): Mutation[] =>
  useMutationState<Mutation>({
    filters: {
      mutationKey: [...leadMutations.mutationKey, ...kind],
      predicate: (mutation) =>
        isAbout([id])(mutation) && (mutation.state.status === 'error' || isWaiting(mutation)),
    },
    select: (mutation) => mutation,
  });

/** How many changes of leads wait for the connection. */
export const useWaitingCount = (): number => useIsMutating({ ...leadMutations, predicate: isWaiting });

/** The lead as any list or page knows it now, the latest of them. */
export function useShownLead(id: string): Submission | undefined {
  const { data } = useQuery({ ...leadQuery(id), enabled: false });
  const known = data ?? findLead(id);
  return useShown(known) ?? known;
}
