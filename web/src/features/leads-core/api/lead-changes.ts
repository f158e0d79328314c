import {
  api,
  type ContactChannel,
  contactOutcomes,
  isOpen,
  isResponseDue,
  type LeadStatus,
  type NextStep,
  type Owner,
  type RequestOf,
  type Submission,
  type SubmissionDetail,
  statusLabels,
  type TodayReason,
} from '@golghar/contracts';
import { queryClient } from '@/lib/api/query-client';
import { request } from '@/lib/api/request';
import { formatSoon } from '@/lib/dates';
import { currentUser } from '@/lib/session/session';
import { showToast, type Toast } from '@/ui/toast/toast-store';
import { describeChange, type LeadChange } from '../model/lead-change';
import { leadKeys } from '../model/lead-keys';
import { answerKeys } from '../model/lead-words';
import { openDialog, type ToastText, useInbox } from '../store/inbox';
import { beginUndoable, failUndoable, offerUndo } from '../store/undo';
import { changeLead } from './change-lead';
import { addToLead, findLead, mergeLeads } from './lead-cache';
import { runLeadMutation, shownNow } from './lead-mutation';
import { leadQuery } from './use-lead';

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
  changeLead({ lead, wanted: { status }, toast: statusToast(lead, status), ask: ownerQuestion });
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
export const setTags = (lead: Submission, tags: string[]): void => changeLead({ lead, wanted: { tags } });

/** Plans what is to be done next about a lead, or says with null that it is done. */
export function setNextStep(lead: Submission, nextStep: NextStep | null): void {
  // What has been done asks for what comes next; what has been planned does not.
  useInbox.setState({ stepWantedFor: nextStep ? '' : lead.id });
  const toast = nextStep
    ? { about: lead.name, title: `Planned: ${nextStep.text}`, text: formatSoon(nextStep.at) }
    : { about: lead.name, title: 'Done', text: 'Nothing is planned now.' };
  changeLead({ lead, wanted: { nextStep }, toast });
}

/** Gives a lead to somebody, with a line to them if there is one, or leaves it to nobody. */
export function setOwner(lead: Submission, owner: Owner | null, ownerNote?: string): void {
  const isMine = owner?.id === currentUser()?.id;
  if (shownNow(lead).owner?.id === owner?.id)
    return void showToast({ about: lead.name, title: isMine ? 'It is yours already' : 'Nothing to change' });
  const whose = isMine ? 'is yours now' : owner ? `is with ${owner.name} now` : 'is with nobody now';
  const text = owner && !isMine ? 'They are told by e-mail and here.' : 'Everybody sees it at once.';
  changeLead({ lead, wanted: { owner }, ownerNote, toast: { title: `${lead.name} ${whose}`, text } });
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
): void => changeLead({ lead, wanted, toast: savedToast(lead, wanted) });

/** Says that what a lead wanted today has been done: its step; for an answer it is asked what came of it. */
export function markDone(lead: Submission, reason: TodayReason): void {
  if (reason === 'step') setNextStep(lead, null);
  else useInbox.setState({ called: { leadId: lead.id, channel: undefined } });
}

/** What can have come of what was done; each logs what it says and nothing else. */
export const doneAnswers = {
  reached: 'Reached',
  no_answer: 'No answer',
  wrote: 'Wrote',
  not_needed: 'Not needed',
} as const;

export type DoneAnswer = keyof typeof doneAnswers;

/**
 * Says what came of what was done. A new lead that was reached or written to is in progress from then on; one that nobody
 * reached stays new. Where no answer is needed the promise ends without being kept, and no contact is logged.
 */
export function sayDone(lead: Submission, answer: DoneAnswer): void {
  const isNew = lead.status === 'new';
  const setNew = (status: 'new' | 'in_progress') => () => changeLead({ lead, wanted: { status } });
  if (answer !== 'not_needed') {
    const words = `Now ${statusLabels.in_progress}.`;
    const also =
      isNew && answer !== 'no_answer'
        ? { words, run: setNew('in_progress'), undo: setNew('new') }
        : undefined;
    void addContact({ leadId: lead.id, outcome: answer, channel: undefined, also });
    return;
  }
  useInbox.setState({ called: undefined });
  const toast = { about: `${lead.name}: no answer needed`, title: 'Saved', text: 'No contact was logged.' };
  if (isResponseDue(lead)) changeLead({ lead, wanted: { dueAt: null }, toast });
  else if (isNew) setStatus(lead, 'in_progress');
}

type Taken = { leadId: string; kind: 'contacts' | 'replies'; id: string };

async function askToTakeBack({ leadId, kind, id: taken }: Taken): Promise<Submission> {
  const { changes } = await request(api.listUndoableChanges, { params: { id: leadId } });
  const change = changes.find(({ entryId }) => entryId === taken);
  if (!change) throw new Error('It cannot be undone any more');
  const params = { id: leadId, changeId: change.id };
  const submission = mergeLeads((await request(api.undoChange, { params })).submission);
  queryClient.setQueryData<SubmissionDetail>(
    leadKeys.detail(leadId),
    (lead) => lead && { ...lead, [kind]: lead[kind].filter(({ id }) => id !== taken) },
  );
  return submission;
}

/** Takes back a contact that was logged by mistake, or an answer that has not left yet; says so with some words. */
export async function takeBackEntry(entry: Taken, text: string, onDone?: () => void): Promise<void> {
  const { leadId, kind } = entry;
  useInbox.setState(({ stepWantedFor }) => (stepWantedFor === leadId ? { stepWantedFor: '' } : {}));
  const about = findLead(leadId)?.name;
  try {
    await runLeadMutation({ leadId, send: () => askToTakeBack(entry) });
    onDone?.();
    showToast({ about, title: 'Taken back', text });
  } catch {
    const title =
      kind === 'replies' ? 'The answer has left already' : 'That was not undone. Please try again.';
    showToast({ about, title, kind: 'destructive' });
  }
}

type NewContact = {
  leadId: string;
  outcome: RequestOf<typeof api.addContact>['outcome'];
  channel: ContactChannel | undefined;
  /** What the lead becomes with it, and what takes that back. */
  also?: { words: string; run: () => void; undo: () => void } | undefined;
};

/** Logs what came of a call or a message; from then on no answer is owed any more. It can be taken back. */
export async function addContact({ leadId, outcome, channel, also }: NewContact): Promise<void> {
  useInbox.setState({ called: undefined });
  const undoable = beginUndoable();
  const send = async () => {
    const body = { outcome, ...(channel && { channel }) };
    const { contact, submission } = await request(api.addContact, { params: { id: leadId }, body });
    addToLead(leadId, 'contacts', contact);
    return { contactId: contact.id, submission: mergeLeads(submission) };
  };
  try {
    const change = { leadId, words: contactOutcomes[outcome], send };
    const { contactId, submission } = await runLeadMutation(change);
    const about = submission.name;
    useInbox.setState({ stepWantedFor: leadId });
    also?.run();
    const text = also ? `${contactOutcomes[outcome]}. ${also.words}` : contactOutcomes[outcome];
    const question = ownerQuestion(submission);
    offerUndo(undoable, { about, title: 'Contact logged', text, question }, () => {
      const text = 'The contact is not in the history any more.';
      void takeBackEntry({ leadId, kind: 'contacts', id: contactId }, text);
      also?.undo();
    });
  } catch {
    failUndoable(undoable);
    const about = findLead(leadId)?.name;
    showToast({ about, title: 'The contact was not logged. Please try again.', kind: 'destructive' });
    useInbox.setState({ called: { leadId, channel } });
  }
}
