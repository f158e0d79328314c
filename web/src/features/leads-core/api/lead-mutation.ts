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
import { showToast, type Toast } from '@/lib/toast-store';
import type { AttachedFile } from '../model/template-words';
import { pinLeads, type ToastText } from '../store/inbox';
import { beginUndoable, failUndoable, offerUndo, type Undoable } from '../store/undo';
import { findLead, leadQuery, leadsIn, mapLeads, refreshLeads } from './lead-cache';

/** Variables of a change; serialized to JSON while it waits for the connection. */
export type LeadVariables = {
  /** For a bulk change, only the leads on the screen. */
  leadIds: readonly string[];
  /** The name to use in messages. */
  about?: string | undefined;
  /** The version that the person saw, for a single lead. */
  version?: number | undefined;
  /** Attached files, whose contents a reload loses. */
  files?: readonly AttachedFile[];
  /** The change that this one undoes: it is sent once that is answered, unless that has failed. */
  takesBack?: Undoable | undefined;
};

/** Variables of a change to a single lead. */
export type OneLead = LeadVariables & { leadIds: readonly [string] };

type Kind<Variables, Answer> = {
  /** Describes the change while it is waiting or after it failed. */
  words: (variables: Variables) => string;
  /** Optimistic result; undefined if the lead disappears. */
  preview?: (lead: Submission, variables: Variables) => Submission | undefined;
  /** Sends the request; its cache updates are finished before the lead's next change is sent. */
  send: (variables: Variables) => Promise<Answer>;
  /** Called with the response; returns the message to show. */
  done: (answer: Answer, variables: Variables) => ToastText | undefined;
  /** The error message; `reason` is the server's explanation. */
  failed: (
    variables: Variables,
    reason: string | undefined,
    error: Error,
  ) => string | Omit<Toast, 'about'> | undefined;
  /** Called instead of `failed` on a version conflict. */
  onConflict?: (variables: Variables) => Promise<unknown>;
  /** Returns what undoes the change, if anything does: before the response, and again with it. */
  undo?: (variables: Variables, answer: Answer | undefined) => Undoable['undo'] | undefined;
  /** Whether a failed change stays on the lead, with a retry button. */
  canRetry?: true;
  /** Whether sending it twice does no harm: it is stored from the first attempt on. */
  isRepeatable?: true;
  /** Restores typed text into its field after a failure or Undo. */
  putBack?: (variables: Variables) => void;
};

export const leadMutations = { mutationKey: ['change leads'] };

const cache = queryClient.getMutationCache();

const find = (predicate: (mutation: Mutation) => boolean): Mutation[] =>
  cache.findAll({ ...leadMutations, predicate });

const variablesOf = ({ state }: Mutation) => state.variables as LeadVariables;

const kindOf = ({ meta }: Mutation) => meta?.kind as Kind<LeadVariables, unknown>;

const isPending = ({ state }: Mutation): boolean => state.status === 'pending';

const isAbout = (ids: readonly string[]) => (mutation: Mutation) =>
  (variablesOf(mutation) as LeadVariables | undefined)?.leadIds.some((id) => ids.includes(id)) === true;

/** Whether it waits for the connection, rather than for its turn. */
export const isWaiting = ({ state }: Mutation): boolean => state.isPaused && !onlineManager.isOnline();

/** Changes of one lead run one at a time, and so do all changes made offline. */
function scopeOf(ids: readonly string[]) {
  const pending = find(isPending);
  const waiting = { id: 'leads' };
  const areWaiting =
    !onlineManager.isOnline() || pending.some(({ options }) => options.scope?.id === waiting.id);
  return pending.findLast(isAbout(ids))?.options.scope ?? (areWaiting ? waiting : { id: ids.join(' ') });
}

/** The version to send: the one the person saw, or the one that an earlier change of theirs produced. */
export const versionToSend = (id: string, seen = 0): number | undefined =>
  find(({ state }) => state.status === 'success')
    .flatMap(({ state }) => leadsIn(state.data))
    .reduce((latest, lead) => (lead.id === id ? Math.max(latest, lead.version) : latest), seen) || undefined;

export const wordsOf = (mutation: Mutation): string => kindOf(mutation).words(variablesOf(mutation));

/** Discards a failed or waiting change. */
export const forget = (mutation: Mutation): void => cache.remove(mutation);

/** Undoes a change that is still waiting; returns whether it did. */
export function takeBackWaiting(mutation: Mutation | undefined): boolean {
  if (!mutation?.state.isPaused) return false;
  const wanted = variablesOf(mutation);
  forget(mutation);
  failUndoable(mutation.state.context as Undoable | undefined);
  kindOf(mutation).putBack?.(wanted);
  showToast({ about: wanted.about, title: 'Taken back', text: wordsOf(mutation) });
  return true;
}

/** The server's explanation, such as a field error. */
function reasonOf(error: Error): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const [problem] = Object.values(error.wire?.fields ?? {});
  return error.code === 'too_many_requests' ? error.serverMessage : problem;
}

/**
 * Declares a kind of change: shown at once by the preview, then sent when its turn comes and the connection is up. Everything
 * that shows leads is refetched afterwards. Returns a function that makes the change and shows the result.
 */
export function defineLeadMutation<Variables extends LeadVariables, Answer>(
  name: string,
  kind: Kind<Variables, Answer>,
) {
  const { send, done, failed, onConflict, undo, canRetry, putBack } = kind;
  const mutationKey = [...leadMutations.mutationKey, name];
  const mutationOf = (wanted: Variables) => find(({ state }) => state.variables === wanted)[0];
  queryClient.setMutationDefaults<Answer | undefined, Error, Variables, Undoable | undefined>(mutationKey, {
    mutationFn: async (wanted) => (wanted.takesBack?.hasFailed ? undefined : send(wanted)),
    networkMode: 'online',
    gcTime: Number.POSITIVE_INFINITY,
    meta: { kind },
    onMutate: (wanted) => {
      const back = undo?.(wanted, undefined);
      return back && beginUndoable(back, () => takeBackWaiting(mutationOf(wanted)));
    },
    onSuccess: (answer, wanted, undoable) => {
      if (undoable) undoable.answer = answer;
      if (undoable?.isTakenBack) return;
      const { takesBack, about } = wanted;
      const toast = takesBack?.hasFailed ? { about, title: 'Taken back' } : done(answer as Answer, wanted);
      if (toast && undoable && undo?.(wanted, answer)) return offerUndo(toast, undoable);
      failUndoable(undoable);
      if (toast) showToast(toast);
    },
    onError: (error, wanted, undoable) => {
      failUndoable(undoable);
      putBack?.(wanted);
      const failing = mutationOf(wanted);
      if (failing && (!canRetry || undoable?.isTakenBack)) forget(failing);
      const code = error instanceof ApiError ? error.code : undefined;
      // The page to sign in, which comes next, says that the session has ended.
      if (undoable?.isTakenBack || code === 'not_signed_in') return;
      if (onConflict && code === 'conflict') return onConflict(wanted);
      const text = reasonOf(error);
      const said = failed(wanted, text, error);
      if (!said) return;
      const toast = typeof said === 'string' ? { title: said, ...(text && { text }) } : said;
      showToast({ about: wanted.about, kind: 'destructive', ...toast });
    },
    onSettled: (_, __, { leadIds: [id, ...others] }) => refreshLeads(others.length > 0 ? undefined : id),
  });
  return async (wanted: Variables): Promise<{ error?: unknown }> => {
    const { leadIds } = wanted;
    const isIdle = find(isPending).length === 0;
    // What failed is forgotten as soon as something else is wanted of the lead.
    find((other) => (other.state.status === 'error' ? isAbout(leadIds)(other) : isIdle)).forEach(forget);
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
}

/** Makes a failed change again, with these variables besides its own. */
export const retry = (failed: Mutation, more: object = {}): void =>
  void failed.execute({ ...variablesOf(failed), ...more }).catch(() => undefined);

/** Whether a change is stored in this browser while it is unsaved. */
export const isStored = (mutation: Mutation): boolean => {
  const { isPaused, status } = mutation.state;
  return isPaused || (kindOf(mutation).isRepeatable === true && ['pending', 'error'].includes(status));
};

const apply = <Answer>(mutations: readonly Mutation[], answer: Answer): Answer | undefined =>
  mapLeads(answer, (told) =>
    mutations.reduce<Submission | undefined>((lead, mutation) => {
      const { preview } = kindOf(mutation);
      const wanted = variablesOf(mutation);
      if (!lead || !preview || !wanted?.leadIds.includes(lead.id)) return lead;
      return preview(lead, wanted) ?? (isWaiting(mutation) ? lead : undefined);
    }, told),
  );

/** A response with the pending changes applied, oldest first; undefined if it is about a lead being removed. */
export function useShown<Answer>(answer: Answer): Answer | undefined {
  const filters = { ...leadMutations, status: 'pending' } as const;
  const mutations = useMutationState<Mutation>({ filters, select: (mutation) => mutation });
  return useMemo(() => apply(mutations, answer), [mutations, answer]);
}

/** The same at this moment, for key and press handlers. */
export const shownNow = (lead: Submission): Submission => apply(find(isPending), lead) ?? lead;

export const isChanging = (id: string): boolean => find(isPending).some(isAbout([id]));

/** The same as a hook, for all kinds of changes or one. */
export const useIsChanging = (id: string, ...kind: string[]): boolean =>
  useIsMutating({ mutationKey: [...leadMutations.mutationKey, ...kind], predicate: isAbout([id]) }) > 0;

/** Unsaved changes of a lead, of all kinds or one: waiting for the connection, or failed. */
export const useUnsaved = (id: string, ...kind: string[]): Mutation[] =>
  useMutationState<Mutation>({
    filters: {
      mutationKey: [...leadMutations.mutationKey, ...kind],
      predicate: (mutation) =>
        isAbout([id])(mutation) && (mutation.state.status === 'error' || isWaiting(mutation)),
    },
    select: (mutation) => mutation,
  });

/** The number of lead changes that wait for the connection. */
export const useWaitingCount = (): number => useIsMutating({ ...leadMutations, predicate: isWaiting });

/** Whether anything waits whose files a reload would lose. */
export const areFilesWaiting = (): boolean =>
  find((mutation) => isWaiting(mutation) && Boolean(variablesOf(mutation).files?.length)).length > 0;

/** The newest version of a lead in any list or page. */
export function useShownLead(id: string): Submission | undefined {
  const { data } = useQuery({ ...leadQuery(id), enabled: false });
  const known = data ?? findLead(id);
  return useShown(known) ?? known;
}
