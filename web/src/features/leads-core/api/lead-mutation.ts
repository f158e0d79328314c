import { type Mutation, onlineManager, useIsMutating, useMutationState } from '@tanstack/react-query';
import { ApiError } from '@/lib/api/api-error';
import { queryClient } from '@/lib/api/query-client';
import { showToast, type Toast } from '@/lib/toast-store';
import { pinLeads, type ToastText } from '../store/inbox';
import { beginUndoable, failUndoable, offerUndo, type Undoable } from '../store/undo';
import {
  answeredLead,
  findChanges,
  isWaiting,
  knownLeads,
  type LeadVariables,
  leadMutations,
  type Preview,
  refetchLead,
  refreshLeads,
  variablesOf,
} from './lead-cache';

/** Variables of a change to a single lead. */
export type OneLead = LeadVariables & { leadIds: readonly [string] };

type Kind<Variables, Answer> = {
  /** Describes the change while it is waiting or after it failed. */
  words: (variables: Variables) => string;
  preview?: Preview<Variables, Answer>;
  /** Sends the request. A lead that the answer has as `submission` is shown from then on. */
  send: (variables: Variables) => Promise<Answer>;
  /** Called with the response; returns the message to show. */
  done: (answer: Answer, variables: Variables) => ToastText | undefined;
  /** The error message; `reason` is the server's explanation. */
  failed: (
    variables: Variables,
    reason: string | undefined,
    error: Error,
  ) => string | Omit<Toast, 'about'> | undefined;
  /** Whether the person is asked about a version conflict, once the lead has been fetched as it is now. */
  asksOnConflict?: true;
  /** Returns what undoes the change, if anything does: before the response, and again with it. */
  undo?: (variables: Variables, answer: Answer | undefined) => Undoable['undo'] | undefined;
  /** Whether a failed change stays on the lead, with a retry button. */
  canRetry?: true;
  /** Whether sending it twice does no harm: it is stored from the first attempt on. */
  isRepeatable?: true;
  /** Restores typed text into its field after a failure or Undo. */
  putBack?: (variables: Variables) => void;
};

const cache = queryClient.getMutationCache();

/** A change that was made is shown on what was read before it for as long as the queries keep that, by default. */
const shownForMs = 5 * 60_000;

const kindOf = ({ meta }: Mutation) => meta?.kind as Kind<LeadVariables, unknown>;

const isPending = ({ state }: Mutation): boolean => state.status === 'pending';

const isAbout = (ids: readonly string[]) => (mutation: Mutation) =>
  (variablesOf(mutation) as LeadVariables | undefined)?.leadIds.some((id) => ids.includes(id)) === true;

/** Changes of one lead run one at a time, and so do all changes made offline. */
function scopeOf(ids: readonly string[]) {
  const pending = findChanges(isPending);
  const waiting = { id: 'leads' };
  const areWaiting =
    !onlineManager.isOnline() || pending.some(({ options }) => options.scope?.id === waiting.id);
  return pending.findLast(isAbout(ids))?.options.scope ?? (areWaiting ? waiting : { id: ids.join(' ') });
}

/** The version to send: the one that the person saw, or the one that an earlier change of theirs has led to. */
export const versionToSend = (id: string, seen = 0): number | undefined =>
  findChanges((mutation) => answeredLead(mutation)?.id === id).reduce(
    (latest, mutation) => Math.max(latest, answeredLead(mutation)?.version ?? 0),
    seen,
  ) || undefined;

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
  const { send, done, failed, asksOnConflict, undo, canRetry, putBack } = kind;
  const mutationKey = [...leadMutations.mutationKey, name];
  const mutationOf = (wanted: Variables) => findChanges(({ state }) => state.variables === wanted)[0];
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
      if (asksOnConflict && code === 'conflict') return refetchLead(wanted.leadIds[0] ?? '');
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
    const isOver = ({ state }: Mutation) =>
      state.status === 'success' && state.submittedAt < Date.now() - shownForMs;
    // What failed is forgotten as soon as something else is wanted of the lead.
    const isReplaced = (other: Mutation) => other.state.status === 'error' && isAbout(leadIds)(other);
    findChanges((other) => isOver(other) || isReplaced(other)).forEach(forget);
    pinLeads(leadIds);
    const known = knownLeads();
    const [id = '', ...others] = leadIds;
    const about = others.length === 0 ? known.get(id)?.name : undefined;
    const seen = Object.fromEntries(leadIds.map((each) => [each, known.get(each)?.version ?? 0]));
    return cache
      .build<Answer, Error, Variables, Undoable | undefined>(queryClient, {
        mutationKey,
        scope: scopeOf(leadIds),
      })
      .execute({ about, ...wanted, seen })
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

export const isChanging = (id: string): boolean => findChanges(isPending).some(isAbout([id]));

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
  findChanges((mutation) => isWaiting(mutation) && Boolean(variablesOf(mutation).files?.length)).length > 0;
