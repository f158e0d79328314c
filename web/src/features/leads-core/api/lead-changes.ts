import {
  api,
  type CorrectableField,
  correctedText,
  type Endpoint,
  formatMoney,
  isOpen,
  type LeadStatus,
  leadFields,
  type NextStep,
  type Owner,
  ofCorrectableFields,
  type RequestOf,
  type ResponseOf,
  type Submission,
  statusLabels,
} from '@golghar/contracts';
import type { Mutation } from '@tanstack/react-query';
import { hasCode } from '@/lib/api/api-error';
import { queryClient } from '@/lib/api/query-client';
import { call, request } from '@/lib/api/request';
import { formatMoment, formatSoon } from '@/lib/dates';
import { currentUser } from '@/lib/session/session';
import { showToast, type Toast } from '@/lib/toast-store';
import { answerKeys, formatMonth } from '../model/lead-words';
import { openDialog, useInbox } from '../store/inbox';
import type { Undoable } from '../store/undo';
import { defineLeadMutation, type OneLead, shownNow, useOwnChanges, versionToSend } from './lead-mutation';
import { leadQuery, refetchLead } from './lead-queries';

type Changeable = Pick<Submission, keyof typeof fields>;

/** The desired values of a lead, as shown on the screen. */
export type LeadChange = Partial<Changeable>;

/** The same as the API expects it. */
export const toUpdate = ({ owner, dueAt, ...rest }: LeadChange): RequestOf<typeof api.updateSubmission> => ({
  ...rest,
  ...(dueAt !== undefined && { answerNeeded: dueAt !== null }),
  ...(owner !== undefined && { ownerId: owner?.id ?? null }),
});

/** The current values of the fields to change: what undoes the change. */
export const currentValues = (lead: LeadChange, wanted: LeadChange): LeadChange =>
  Object.fromEntries(Object.keys(wanted).map((name) => [name, lead[name as keyof Changeable]]));

const fullNames: Partial<Record<CorrectableField, string>> = {
  phone: 'phone number',
  email: 'email address',
};

const fields = {
  status: ['status', (status) => statusLabels[status]],
  tags: ['the tags', (tags) => tags.join(', ') || 'no tags'],
  owner: ['the owner', (owner) => (owner ? `with ${owner.name}` : 'with nobody')],
  nextStep: [
    'the next step',
    (step) => (step ? `“${step.text}” planned for ${formatMoment(step.at)}` : 'nothing planned'),
  ],
  value: ['the value', (value) => (value === null ? 'no value' : formatMoney(value))],
  expectedMonth: [
    'the expected month',
    (month) => (month ? `expected in ${formatMonth(month)}` : 'no expected month'),
  ],
  outcomeReason: ['the reason', (reason) => (reason ? `the reason “${reason}”` : 'no reason')],
  ...ofCorrectableFields((field) => {
    const name = leadFields[field].label.toLowerCase();
    return [
      `the ${fullNames[field] ?? name}`,
      (value: string | null) => `${name} ${correctedText(field, value)}`,
    ];
  }),
  dueAt: ['whether an answer is needed', (dueAt) => (dueAt ? 'an answer is due' : 'no answer needed')],
} satisfies { [Name in keyof Submission]?: [name: string, inWords: (value: Submission[Name]) => string] };

/** In words: "with Amit", "₹45,000 and expected in Jan 2027". */
export const describeChange = (wanted: LeadChange): string =>
  Object.entries(wanted)
    .map(([name, value]) => fields[name as keyof Changeable][1](value as never))
    .join(' and ');

type Wanted = {
  wanted: LeadChange;
  ownerNote?: string | undefined;
  toast?: Toast | undefined;
  asksOwner?: true;
};

export type Change = OneLead & Wanted & { back: LeadChange };

const change = defineLeadMutation<Change, ResponseOf<typeof api.updateSubmission>>('change', {
  words: ({ wanted }) => describeChange(wanted),
  preview: (lead, { wanted }) => ({ ...lead, ...wanted }),
  send({ leadIds: [id], wanted, ownerNote, seen }) {
    const body = { ...toUpdate(wanted), ownerNote, version: versionToSend(id, seen?.[id]) };
    return request(api.updateSubmission, { params: { id }, body });
  },
  done({ submission }, { toast, asksOwner }) {
    const question = asksOwner && ownerQuestion(submission);
    return toast && question ? { ...toast, question } : toast;
  },
  async failed({ leadIds: [id], wanted }, _, error) {
    const [subject] = fields[Object.keys(wanted)[0] as keyof Changeable];
    if (!hasCode(error, 'conflict')) return `Failed to update ${subject}. Please try again.`;
    // What to do is asked once the lead has been fetched as it is now.
    await refetchLead(id);
    return undefined;
  },
  undo({ leadIds, about, wanted, back, ...before }) {
    if (!before.toast || before.takesBack) return;
    const said = describeChange(currentValues(back, wanted));
    const toast = { about: `${about}: ${said}`, title: 'Taken back' };
    return (takesBack) => {
      void change({ leadIds, about, wanted: back, back: {}, toast, takesBack });
    };
  },
  canRetry: true,
});

/** Changes a lead and reports the result; resolves to the error, if any. */
export function changeLead(lead: Submission, { wanted, ...more }: Wanted): ReturnType<typeof change> {
  const now = shownNow(lead) ?? lead;
  const before = currentValues(now, wanted);
  // Changing a lead without an owner may have made this person its owner.
  const back = now.owner ? before : { owner: null, ...before };
  return change({ leadIds: [lead.id], about: lead.name, wanted, back, ...more });
}

/** The first change rejected with a conflict; the current lead has been fetched by then. */
export const useConflict = (): Mutation | undefined =>
  useOwnChanges(({ state }) => hasCode(state.error, 'conflict'), 'change')[0];

/** Wording from the specification, preceded by the lead and its new status. */
export const statusToast = ({ name }: Submission, status: LeadStatus): Toast => ({
  about: `${name}: ${statusLabels[status]}`,
  title: 'Status updated',
  text: 'The lead status has been updated successfully',
});

/** Whether to ask why the lead was won or lost; a reason holds for the status that it was given for. */
export const asksWhy = ({ status: before, outcomeReason }: Submission, status: LeadStatus): boolean =>
  !isOpen(status) && (!outcomeReason || status !== before);

export const ownerQuestion = (lead: Submission): Toast['question'] =>
  lead.owner || !isOpen(lead.status)
    ? undefined
    : {
        text: 'Nobody owns it yet',
        choices: [{ key: answerKeys[0], label: 'Take it', run: () => takeLead(lead) }],
      };

export function setStatus(lead: Submission, status: LeadStatus): void {
  const now = shownNow(lead);
  if (status === now?.status) return;
  const wanted = { status, ...(now?.outcomeReason && { outcomeReason: null }) };
  void changeLead(lead, { wanted, toast: statusToast(lead, status), asksOwner: true });
}

/** The same for a lead that is not open on the screen and so can't ask why itself. */
export function setStatusAndAsk(lead: Submission, status: LeadStatus): void {
  if (status === shownNow(lead)?.status) return;
  setStatus(lead, status);
  if (!asksWhy(lead, status)) return;
  // The lead may soon leave every list.
  void queryClient.prefetchQuery(leadQuery(lead.id));
  openDialog('outcome', lead.id);
}

/** Plans the next step of a lead; null marks it as done. */
export function setNextStep(lead: Submission, nextStep: NextStep | null): void {
  // A finished step prompts for the next one; a planned step doesn't.
  useInbox.setState({ stepWantedFor: nextStep ? '' : lead.id });
  const toast = nextStep
    ? { about: lead.name, title: `Planned: ${nextStep.text}`, text: formatSoon(nextStep.at) }
    : { about: lead.name, title: 'Done', text: 'Nothing is planned now.' };
  void changeLead(lead, { wanted: { nextStep }, toast });
}

export function setOwner(lead: Submission, owner: Owner | null, ownerNote?: string): void {
  const isMine = owner?.id === currentUser()?.id;
  if (shownNow(lead)?.owner?.id === owner?.id)
    return void showToast({ about: lead.name, title: isMine ? 'It is already yours' : 'Nothing to change' });
  const whose = isMine ? 'is yours now' : owner ? `is with ${owner.name} now` : 'is with nobody now';
  const text = owner && !isMine ? 'They are told by e-mail and here.' : 'Everybody sees it at once.';
  void changeLead(lead, { wanted: { owner }, ownerNote, toast: { title: `${lead.name} ${whose}`, text } });
}

export function takeLead(lead: Submission): void {
  const me = currentUser();
  if (me) setOwner(lead, { id: me.id, name: me.name });
}

/** Sets fields that need no message of their own; resolves to the error, if any. */
export const setFields = (lead: Submission, wanted: LeadChange): ReturnType<typeof change> =>
  changeLead(lead, { wanted, toast: { about: `${lead.name}: ${describeChange(wanted)}`, title: 'Saved' } });

type Named = { id: string; name: string | undefined };

type Move = {
  words: string;
  done: { title: string; text: string };
  failed: string;
  bringBack?: (lead: Named, takesBack: Undoable) => unknown;
};

/** Moves a lead out of the lists, with Undo if there is a way back, or back into them. */
function defineMove(endpoint: Endpoint, { words, done, failed, bringBack }: Move) {
  const run = defineLeadMutation<OneLead, unknown>(words, {
    words: () => words,
    send: ({ leadIds: [id] }) => call(endpoint, { params: { id } }),
    done: (_, { about }) => ({ about, ...done }),
    failed: () => failed,
    ...(bringBack && {
      preview: () => undefined,
      undo: (moved) => (takesBack) => bringBack({ id: moved.leadIds[0], name: moved.about }, takesBack),
      canRetry: true,
    }),
  });
  return ({ id, name }: Named, takesBack?: Undoable) => run({ leadIds: [id], about: name, takesBack });
}

/** Releases a lead from quarantine; its alerts are sent then. */
export const markNotSpam = defineMove(api.markNotSpam, {
  words: 'Not spam',
  done: { title: 'Not spam', text: 'In the list of leads, as if just arrived.' },
  failed: 'The lead was not brought back. Please try again.',
});

export const markSpam = defineMove(api.markSpam, {
  words: 'Spam',
  done: { title: 'Marked as spam', text: 'In quarantine for 30 days.' },
  failed: 'The lead was not marked as spam. Please try again.',
  bringBack: markNotSpam,
});

export const restoreLead = defineMove(api.restoreSubmission, {
  words: 'Restore',
  done: { title: 'Lead restored', text: 'It is in the list again.' },
  failed: 'The lead was not restored. Please try again.',
});

export const deleteLead = defineMove(api.deleteSubmission, {
  words: 'Delete',
  done: { title: 'Submission deleted', text: 'The lead has been deleted successfully' },
  failed: 'Failed to delete submission. Please try again.',
  bringBack: restoreLead,
});
