import {
  api,
  isOpen,
  type LeadStatus,
  type NextStep,
  type Owner,
  type Submission,
  statusLabels,
} from '@golghar/contracts';
import { type Mutation, useMutationState } from '@tanstack/react-query';
import { ApiError } from '@/lib/api/api-error';
import { queryClient } from '@/lib/api/query-client';
import { request } from '@/lib/api/request';
import { formatSoon } from '@/lib/dates';
import { currentUser } from '@/lib/session/session';
import { showToast, type Toast } from '@/ui/toast/toast-store';
import {
  currentValues,
  describeChange,
  type LeadChange,
  subjectOfChange,
  toUpdate,
} from '../model/lead-change';
import { answerKeys } from '../model/lead-words';
import { openDialog, type ToastText, useInbox } from '../store/inbox';
import type { Undoable } from '../store/undo';
import { mergeLeads } from './lead-cache';
import { defineLeadMutation, leadMutations, type OneLead, shownNow, versionToSend } from './lead-mutation';
import { leadQuery } from './use-lead';

type Wanted = {
  wanted: LeadChange;
  ownerNote?: string | undefined;
  /** What is said once it is saved; then it can be taken back. */
  toast?: ToastText | undefined;
  /** Whether whoever works a lead of nobody is asked to take it. */
  asksOwner?: true;
  /** What it takes back: if nothing came of that there is nothing to do. */
  takesBack?: Undoable;
};

/** With what takes it back: what the screen showed before. */
export type Change = OneLead & Wanted & { back: LeadChange };

const change = defineLeadMutation<Change, Submission | undefined>('change', {
  words: ({ wanted }) => describeChange(wanted),
  preview: (lead, { wanted }) => ({ ...lead, ...wanted }),
  async send({ leadIds: [id], wanted, ownerNote, version, takesBack }) {
    if (takesBack?.hasFailed) return undefined;
    const seen = versionToSend(id, version);
    const body = { ...toUpdate(wanted), ...(ownerNote && { ownerNote }), ...(seen && { version: seen }) };
    return mergeLeads((await request(api.updateSubmission, { params: { id }, body })).submission);
  },
  done(saved, { toast, asksOwner }) {
    const question = asksOwner && saved && ownerQuestion(saved);
    return toast && question ? { ...toast, question } : toast;
  },
  failed: ({ wanted }) => `Failed to update ${subjectOfChange(wanted)}. Please try again.`,
  // What the lead has become: the person is asked, and nothing is overwritten silently.
  onConflict: ({ leadIds: [id] }) => queryClient.prefetchQuery({ ...leadQuery(id), staleTime: 0 }),
  undo: (wanted) =>
    wanted.toast && !wanted.takesBack ? (undoable) => changeBack(wanted, undoable) : undefined,
  canRetry: true,
});

function changeBack({ leadIds, about, wanted, back }: Change, takesBack: Undoable): void {
  const said = describeChange(currentValues(back, wanted));
  const toast = { about: `${about}: ${said}`, title: 'Taken back' };
  void change({ leadIds, about, wanted: back, back: {}, toast, takesBack });
}

/** Changes a lead, and tells what came of it; answers with what went wrong. */
export function changeLead(lead: Submission, { wanted, ...more }: Wanted): ReturnType<typeof change> {
  const now = shownNow(lead);
  const before = currentValues(now, wanted);
  // Who works a lead of nobody may have become its owner by that.
  const back = now.owner ? before : { owner: null, ...before };
  return change({ leadIds: [lead.id], about: lead.name, wanted, back, ...more });
}

/** A change that came too late, the first of them; what the lead is now is known by then. */
export const useConflict = (): Mutation | undefined =>
  useMutationState<Mutation>({
    filters: {
      mutationKey: [...leadMutations.mutationKey, 'change'],
      predicate: ({ state: { error } }) => error instanceof ApiError && error.code === 'conflict',
    },
    select: (mutation) => mutation,
  })[0];

/** The words of the specification, after the lead and what it is now. */
export const statusToast = ({ name }: Submission, status: LeadStatus): ToastText => ({
  about: `${name}: ${statusLabels[status]}`,
  title: 'Status updated',
  text: 'The lead status has been updated successfully',
});

/** Whether a lead that is given a status is to be asked why it was won or lost. */
export const asksWhy = ({ outcomeReason }: Submission, status: LeadStatus): boolean =>
  !isOpen(status) && !outcomeReason;

/** Asks whoever works a lead of nobody whether they take it. */
export const ownerQuestion = (lead: Submission): Toast['question'] =>
  lead.owner || !isOpen(lead.status)
    ? undefined
    : {
        text: `${lead.name} is with nobody`,
        choices: [{ key: answerKeys[0], label: 'Take it', run: () => takeLead(lead) }],
      };

/** Sets the status of a lead; says so and offers to take it back. */
export function setStatus(lead: Submission, status: LeadStatus): void {
  if (status === shownNow(lead).status) return;
  void changeLead(lead, { wanted: { status }, toast: statusToast(lead, status), asksOwner: true });
}

/** The same where the lead is not open, and so can't ask itself why it was won or lost. */
export function setStatusAndAsk(lead: Submission, status: LeadStatus): void {
  if (status === shownNow(lead).status) return;
  setStatus(lead, status);
  if (!asksWhy(lead, status)) return;
  // Soon it may be in no list any more.
  void queryClient.prefetchQuery(leadQuery(lead.id));
  openDialog('outcome', lead.id);
}

/** Sets all the tags of a lead. */
export const setTags = (lead: Submission, tags: string[]): void =>
  void changeLead(lead, { wanted: { tags } });

/** Plans what is to be done next about a lead, or says with null that it is done. */
export function setNextStep(lead: Submission, nextStep: NextStep | null): void {
  // What has been done asks for what comes next; what has been planned does not.
  useInbox.setState({ stepWantedFor: nextStep ? '' : lead.id });
  const toast = nextStep
    ? { about: lead.name, title: `Planned: ${nextStep.text}`, text: formatSoon(nextStep.at) }
    : { about: lead.name, title: 'Done', text: 'Nothing is planned now.' };
  void changeLead(lead, { wanted: { nextStep }, toast });
}

/** Gives a lead to somebody, with a line to them if there is one, or leaves it to nobody. */
export function setOwner(lead: Submission, owner: Owner | null, ownerNote?: string): void {
  const isMine = owner?.id === currentUser()?.id;
  if (shownNow(lead).owner?.id === owner?.id)
    return void showToast({ about: lead.name, title: isMine ? 'It is yours already' : 'Nothing to change' });
  const whose = isMine ? 'is yours now' : owner ? `is with ${owner.name} now` : 'is with nobody now';
  const text = owner && !isMine ? 'They are told by e-mail and here.' : 'Everybody sees it at once.';
  void changeLead(lead, { wanted: { owner }, ownerNote, toast: { title: `${lead.name} ${whose}`, text } });
}

/** Takes a lead for the person who is signed in. */
export function takeLead(lead: Submission): void {
  const me = currentUser();
  if (me) setOwner(lead, { id: me.id, name: me.name });
}

/** Says what a change has made of a lead. */
export const savedToast = ({ name }: Submission, wanted: LeadChange): ToastText => ({
  about: `${name}: ${describeChange(wanted)}`,
  title: 'Saved',
});

/** Sets what a lead may bring, when, and why it was won or lost. */
export const setForecast = (
  lead: Submission,
  wanted: Pick<LeadChange, 'value' | 'expectedMonth' | 'outcomeReason'>,
): void => void changeLead(lead, { wanted, toast: savedToast(lead, wanted) });
