import type { Submission } from '@golghar/contracts';
import {
  type Mutation,
  type MutationFilters,
  onlineManager,
  replaceEqualDeep,
  useIsMutating,
  useMutationState,
  useQuery,
} from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { fieldErrors, hasCode } from '@/lib/api/api-error';
import { queryClient } from '@/lib/api/query-client';
import { nextTask } from '@/lib/api/request';
import { showToast, type Toast } from '@/lib/toast-store';
import { type LeadPages, mapLeads, withPinned } from '../model/lead-lists';
import type { AttachedFile } from '../model/template-words';
import { pinLeads, useInbox } from '../store/inbox';
import { beginUndoable, failUndoable, offerUndo, type Undoable } from '../store/undo';
import { leadKeys, leadQuery, refreshLeads } from './lead-queries';

/** Variables of a change; serialized to JSON while it waits for the connection. */
export type LeadVariables = Pick<Toast, 'about'> & {
  /** For a bulk change, only the leads on the screen. */
  leadIds: readonly string[];
  /** The versions that the person saw, by lead. */
  seen?: Readonly<Record<string, number>>;
  /** Attached files, whose contents a reload loses. */
  files?: readonly AttachedFile[];
  /** The change that this one undoes: it is sent once that is answered, unless that has failed. */
  takesBack?: Undoable | undefined;
};

export type OneLead = LeadVariables & { leadIds: readonly [string] };

type Failed = Toast | string | undefined;

type Kind<Variables, Answer> = {
  /** Describes the change while it is waiting or after it failed. */
  words: (variables: Variables) => string;
  /** The lead after the change, of which the server may not know yet; undefined if it disappears. */
  preview?: (lead: Submission, variables: Variables, answer: Answer | undefined) => Submission | undefined;
  /** Sends the request. A lead that the answer has as `submission` is shown from then on. */
  send: (variables: Variables) => Promise<Answer>;
  done: (answer: Answer, variables: Variables) => Toast | undefined;
  /** The error message; `reason` is the server's explanation. The change counts as failed once it is there. */
  failed: (variables: Variables, reason: string | undefined, error: Error) => Failed | Promise<Failed>;
  /** What undoes the change, if anything: asked before the response, and again with it. */
  undo?: (variables: Variables, answer: Answer | undefined) => Undoable['undo'] | undefined;
  /** Whether a failed change stays on the lead, with a retry button. */
  canRetry?: true;
  /** Restores typed text into its field after a failure or Undo. */
  putBack?: (variables: Variables) => void;
};

const leadMutations = { mutationKey: ['change leads'] };
const cache = queryClient.getMutationCache();

/** A change that was made is shown on what was read before it for as long as the queries keep that, by default. */
const shownForMs = 5 * 60_000;

const find = (filters: MutationFilters): Mutation[] => cache.findAll({ ...leadMutations, ...filters });

export const variablesOf = ({ state }: Mutation) => (state.variables ?? { leadIds: [] }) as LeadVariables;
const kindOf = ({ meta }: Mutation) => meta?.kind as Kind<LeadVariables, unknown>;

/** Filters for the person's own changes, of all kinds or one. */
export const ownChanges = (predicate: (mutation: Mutation) => boolean, ...kind: string[]) => ({
  mutationKey: [...leadMutations.mutationKey, ...kind],
  predicate,
});

const ofLeads = (ids: readonly string[], ...kind: string[]) =>
  ownChanges((mutation) => variablesOf(mutation).leadIds.some((id) => ids.includes(id)), ...kind);

/** Whether it waits for the connection, rather than for its turn. */
export const isWaiting = ({ state }: Mutation): boolean => state.isPaused && !onlineManager.isOnline();

const answeredLead = ({ state }: Mutation): Submission | undefined =>
  (state.data as { submission?: Submission } | undefined)?.submission;

/** A lead after a change, unless it was read after that: each change counts its version up. */
function withChange(lead: Submission, mutation: Mutation): Submission | undefined {
  const variables = variablesOf(mutation);
  if (!variables.leadIds.includes(lead.id)) return lead;
  const { status, data } = mutation.state;
  const answered = answeredLead(mutation);
  const version = answered?.version ?? (variables.seen?.[lead.id] ?? 0) + 1;
  if (status === 'success' && lead.version >= version) return lead;
  const { preview } = kindOf(mutation);
  const changed = preview ? preview(lead, variables, data) : lead;
  if (!changed) return isWaiting(mutation) ? lead : undefined;
  return answered ? { ...changed, ...answered } : changed;
}

const withChanges = <Answer>(answer: Answer, mutations: readonly Mutation[]): Answer | undefined =>
  mapLeads(answer, (lead) =>
    mutations.reduce<Submission | undefined>(
      (changed, mutation) => changed && withChange(changed, mutation),
      // A lead without a status is new.
      lead.status ? lead : { ...lead, status: 'new' },
    ),
  );

const shown = ownChanges(({ state }) => state.status !== 'error');

/** A response with the person's own changes, pending or made since; undefined if it is about a lead being removed. */
export function useShown<Answer>(answer: Answer): Answer | undefined {
  const made = useMutationState({
    filters: shown,
    // A mutation stays the same object when it is answered: what tells the difference is its answer.
    select: (mutation: Mutation) => ({ mutation, answered: answeredLead(mutation) }),
  });
  // Rendering the leads of a list gives way to the next key.
  const changes = useDeferredValue(made);
  const mutations = useMemo(() => changes.map(({ mutation }) => mutation), [changes]);
  return useMemo(() => withChanges(answer, mutations), [mutations, answer]);
}

/** The same at this moment, for key and press handlers. */
export const shownNow = <Answer>(answer: Answer): Answer | undefined => withChanges(answer, find(shown));

// A lead that was changed here keeps its place in its lists, as it is now, until one moves on.
queryClient.setQueryDefaults(leadKeys.lists, {
  structuralSharing(before, fresh) {
    const { pinnedIds } = useInbox.getState();
    const made = withChanges(before as LeadPages, find({ status: 'success' }));
    return replaceEqualDeep(before, withPinned(made, fresh as LeadPages, pinnedIds));
  },
});

/** The newest cached version of each lead, by id. */
export function knownLeads(): Map<string, Submission> {
  const newest = new Map<string, Submission>();
  mapLeads(queryClient.getQueriesData({}), (lead) => {
    if (lead.version > (newest.get(lead.id)?.version ?? 0)) newest.set(lead.id, lead);
    return lead;
  });
  return newest;
}

/** A lead from its page, or from any list until that is loaded. */
export function useShownLead(id: string): Submission | undefined {
  const { data } = useQuery({ ...leadQuery(id), enabled: false });
  const known = data ?? knownLeads().get(id);
  return useShown(known) ?? known;
}

/** Changes of one lead run one at a time, and so do all changes made offline. */
function scopeOf(ids: readonly string[]) {
  const waiting = { id: 'leads' };
  const before = find({ ...ofLeads(ids), status: 'pending' }).at(-1)?.options.scope;
  const isWaitingFor = ({ options }: Mutation) => options.scope?.id === waiting.id;
  const areWaiting = !onlineManager.isOnline() || find({ status: 'pending' }).some(isWaitingFor);
  return before ?? (areWaiting ? waiting : { id: ids.join(' ') });
}

/** The version to send: the one that the person saw, or the one that an earlier change of theirs has led to. */
export function versionToSend(id: string, seen = 0): number | undefined {
  const own = find(ofLeads([id])).map((mutation) => answeredLead(mutation)?.version ?? 0);
  return Math.max(seen, ...own) || undefined;
}

export const wordsOf = (mutation: Mutation): string => kindOf(mutation).words(variablesOf(mutation));

/** Discards a failed or waiting change. */
export const forget = (mutation: Mutation): void => cache.remove(mutation);

/** Undoes a change that is still waiting; returns whether it did. */
export function takeBackWaiting(mutation: Mutation): boolean {
  if (!mutation.state.isPaused) return false;
  const wanted = variablesOf(mutation);
  forget(mutation);
  failUndoable(mutation.state.context as Undoable | undefined);
  kindOf(mutation).putBack?.(wanted);
  showToast({ about: wanted.about, title: 'Taken back', text: wordsOf(mutation) });
  return true;
}

/**
 * Declares a kind of change: shown at once by the preview, then sent when its turn comes and the connection is up. Everything
 * that shows leads is refetched afterwards. Returns a function that makes the change and shows the result.
 */
export function defineLeadMutation<Variables extends LeadVariables, Answer>(
  name: string,
  kind: Kind<Variables, Answer>,
) {
  const mutationKey = [...leadMutations.mutationKey, name];
  const mutationsOf = (wanted: Variables) => find({ predicate: ({ state }) => state.variables === wanted });
  queryClient.setMutationDefaults<Answer, Error, Variables, Undoable | undefined>(mutationKey, {
    mutationFn: async (wanted) => (wanted.takesBack?.hasFailed ? (undefined as Answer) : kind.send(wanted)),
    networkMode: 'online',
    gcTime: Number.POSITIVE_INFINITY,
    meta: { kind },
    async onMutate(wanted) {
      const back = kind.undo?.(wanted, undefined);
      const undoable =
        back && beginUndoable((made) => mutationsOf(wanted).some(takeBackWaiting) || back(made));
      await nextTask();
      return undoable;
    },
    onSuccess: (answer, wanted, undoable) => {
      const back = kind.undo?.(wanted, answer);
      // What waited over a reload has lost its function.
      if (undoable) Object.assign(undoable, { answer, undo: back });
      if (undoable?.isTakenBack) return;
      const { takesBack, about } = wanted;
      const said = takesBack?.hasFailed ? { about, title: 'Taken back' } : kind.done(answer, wanted);
      if (said && undoable && back) return offerUndo(said, undoable);
      failUndoable(undoable);
      if (said) showToast(said);
    },
    onError: async (error, wanted, undoable) => {
      failUndoable(undoable);
      kind.putBack?.(wanted);
      if (!kind.canRetry || undoable?.isTakenBack) mutationsOf(wanted).forEach(forget);
      // The page to sign in, which comes next, says that the session has ended.
      if (undoable?.isTakenBack || hasCode(error, 'not_signed_in')) return;
      const text = hasCode(error, 'too_many_requests')
        ? error.serverMessage
        : Object.values(fieldErrors(error))[0];
      const said = await kind.failed(wanted, text, error);
      if (!said) return;
      const toast = typeof said === 'string' ? { title: said, ...(text && { text }) } : said;
      showToast({ about: wanted.about, kind: 'destructive', ...toast });
    },
    onSettled: (_, __, { leadIds: [id, ...others] }) => refreshLeads(others.length > 0 ? undefined : id),
  });
  return async (wanted: Variables): Promise<{ error?: unknown }> => {
    const { leadIds } = wanted;
    const isOld = ({ state }: Mutation) => state.submittedAt < Date.now() - shownForMs;
    find({ status: 'success', predicate: isOld }).forEach(forget);
    // What failed is forgotten as soon as something else is wanted of the lead.
    find({ ...ofLeads(leadIds), status: 'error' }).forEach(forget);
    pinLeads(leadIds);
    const known = knownLeads();
    const [id = '', ...others] = leadIds;
    const about = others.length === 0 ? known.get(id)?.name : undefined;
    const seen = Object.fromEntries(leadIds.map((each) => [each, known.get(each)?.version ?? 0]));
    const options = { mutationKey, scope: scopeOf(leadIds) };
    const mutation = cache.build<Answer, Error, Variables, Undoable | undefined>(queryClient, options);
    const made = mutation.execute({ about, ...wanted, seen });
    return made.then(() => ({})).catch((error: unknown) => ({ error }));
  };
}

export const useOwnChanges = (...filters: Parameters<typeof ownChanges>): Mutation[] =>
  useMutationState<Mutation>({ filters: ownChanges(...filters), select: (mutation) => mutation });

/** Makes a failed change again, with these variables besides its own. */
export const retry = (failed: Mutation, more: object = {}): void =>
  void failed.execute({ ...variablesOf(failed), ...more }).catch(() => undefined);

export const isChanging = (id: string): boolean => find({ ...ofLeads([id]), status: 'pending' }).length > 0;

/** The same as a hook, for all kinds of changes or one. */
export const useIsChanging = (id: string, ...kind: string[]): boolean =>
  useIsMutating(ofLeads([id], ...kind)) > 0;

/** Unsaved changes of a lead, of all kinds or one: waiting for the connection, or failed. */
export function useUnsaved(id: string, ...kind: string[]): Mutation[] {
  const { predicate: isAbout } = ofLeads([id]);
  const isUnsaved = (mutation: Mutation) => mutation.state.status === 'error' || isWaiting(mutation);
  return useOwnChanges((mutation) => isAbout(mutation) && isUnsaved(mutation), ...kind);
}
