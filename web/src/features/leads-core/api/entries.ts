import {
  type Alert,
  api,
  type ContactChannel,
  type ContactOutcome,
  contactOutcomes,
  isResponseDue,
  type ResponseOf,
  type Submission,
  statusLabels,
  type TodayReason,
} from '@golghar/contracts';
import { failureText, hasCode } from '@/lib/api/api-error';
import { queryClient } from '@/lib/api/query-client';
import { request } from '@/lib/api/request';
import { requestUpload } from '@/lib/api/request-stream';
import { drafts, keepFormDraft } from '@/lib/session/session';
import type { Toast } from '@/lib/toast-store';
import type { Words } from '../model/template-words';
import { encodeFile, messageDraft, stopWriting, UnreadableFile, useUploads } from '../store/drafts';
import { useInbox } from '../store/inbox';
import { changeLead, ownerQuestion, setNextStep, setStatus } from './lead-changes';
import { defineLeadMutation, type OneLead } from './lead-mutation';

/** Restores typed text into its field unless something else has been typed there since. */
function keepTyped(leadId: string, typed: Words): void {
  const draft = messageDraft('email', leadId);
  if (drafts.read(draft)) return;
  keepFormDraft(draft, typed);
  stopWriting(leadId);
}

type Contacted = ResponseOf<typeof api.addContact>;
type Replied = ResponseOf<typeof api.addReply>;

type TakenBack = OneLead & {
  /** Unless it is the change just made, whose contact or reply is undone. */
  changeId?: string;
  said: string;
  typed?: Words;
};

/** Undoes one of the person's own changes, such as a contact logged by mistake, or a reply that has not been sent yet. */
export const takeBackChange = defineLeadMutation<TakenBack, ResponseOf<typeof api.undoChange>>('take back', {
  words: () => 'Take back',
  async send({ leadIds: [id], changeId, takesBack }) {
    useInbox.setState(({ stepWantedFor }) => (stepWantedFor === id ? { stepWantedFor: '' } : {}));
    const { contact, reply } = (takesBack?.answer ?? {}) as Partial<Contacted & Replied>;
    const entryId = (contact ?? reply)?.id;
    const listed = entryId ? (await request(api.listUndoableChanges, { params: { id } })).changes : [];
    const found = changeId ?? listed.find((other) => other.entryId === entryId)?.id;
    if (!found) throw new Error('It cannot be undone any more');
    return request(api.undoChange, { params: { id, changeId: found } });
  },
  done(_, { leadIds: [id], about, said, typed }) {
    if (typed) keepTyped(id, typed);
    return { about, title: 'Taken back', text: said };
  },
  failed({ leadIds: [id], typed }, _, error) {
    void queryClient.invalidateQueries({ queryKey: [api.listUndoableChanges.path, id] });
    if (typed) return 'The answer has left already';
    const why = hasCode(error, 'conflict') ? error.serverMessage : undefined;
    return why ? { title: 'This could not be undone', text: why } : 'That was not undone. Please try again.';
  },
});

/** Once something was added to the history, a next step is asked for, and an owner if there is none. */
function addedToast(lead: Submission, title: string, text: string): Toast {
  useInbox.setState({ stepWantedFor: lead.id });
  return { about: lead.name, title, text, question: ownerQuestion(lead) };
}

type NewContact = OneLead & {
  outcome: ContactOutcome;
  channel?: ContactChannel | undefined;
  isBegun?: boolean;
};

const setNew = (lead: Submission, status: 'new' | 'in_progress') =>
  void changeLead(lead, { wanted: { status } });

const logContact = defineLeadMutation<NewContact, Contacted>('contact', {
  words: ({ outcome }) => contactOutcomes[outcome],
  send: ({ leadIds: [id], outcome, channel }) =>
    request(api.addContact, { params: { id }, body: { outcome, channel } }),
  done({ submission }, { outcome, isBegun }) {
    if (isBegun) setNew(submission, 'in_progress');
    const also = isBegun ? `. Now ${statusLabels.in_progress}.` : '';
    return addedToast(submission, 'Contact logged', `${contactOutcomes[outcome]}${also}`);
  },
  failed: () => 'The contact was not logged. Please try again.',
  undo: (wanted, answer) => (takesBack) => {
    const { leadIds, about, isBegun } = wanted;
    const said = 'The contact is not in the history any more.';
    void takeBackChange({ leadIds, about, takesBack, said });
    // By then it may be in no list.
    if (isBegun && answer) setNew(answer.submission, 'new');
  },
  canRetry: true,
});

/** Marks what was due today as done: the next step, or, if an answer was due, asks for its outcome. */
export function markDone(lead: Submission, reason: TodayReason): void {
  if (reason === 'step') setNextStep(lead, null);
  else useInbox.setState({ called: { leadId: lead.id, channel: undefined } });
}

export const outcomeLabels = { ...contactOutcomes, not_needed: 'Not needed' } as const;

export const taskOutcomes = ['reached', 'no_answer', 'wrote', 'not_needed'] as const;

/**
 * Logs the outcome of a call or a chat, after which no answer is due, or of a task, which has no channel: a new lead that was
 * reached or written to then moves to "in progress". If no answer is needed, the promise ends and no contact is logged.
 */
export function logOutcome(lead: Submission, outcome: keyof typeof outcomeLabels, channel?: ContactChannel) {
  const isNew = lead.status === 'new';
  useInbox.setState({ called: undefined });
  if (outcome !== 'not_needed') {
    const isBegun = !channel && isNew && outcome !== 'no_answer';
    return void logContact({ leadIds: [lead.id], outcome, channel, isBegun });
  }
  const toast = { about: `${lead.name}: no answer needed`, title: 'Saved', text: 'No contact was logged.' };
  if (isResponseDue(lead)) void changeLead(lead, { wanted: { dueAt: null }, toast });
  else if (isNew) setStatus(lead, 'in_progress');
}

/** Adds a note. Its field is cleared once the note is saved; text typed since then belongs to the next note. */
export const addNote = defineLeadMutation<OneLead & { content: string }, ResponseOf<typeof api.addNote>>(
  'note',
  {
    words: () => 'Note',
    send: ({ leadIds: [id], content }) => request(api.addNote, { params: { id }, body: { content } }),
    done({ submission }, { leadIds: [id], content }) {
      if (drafts.read(id).trim() === content) drafts.write(id, '');
      return addedToast(submission, 'Note added', 'Your note has been added successfully');
    },
    failed: () => 'Failed to add note. Please try again.',
    putBack({ leadIds: [id], content }) {
      if (!drafts.read(id)) drafts.write(id, content);
    },
  },
);

type NewReply = OneLead & {
  words: Words;
  typed: Words;
  email: string | null;
};

/** The typed text stays in its form until the server has saved the reply, and is restored if that is undone before it is sent. */
export const sendReply = defineLeadMutation<NewReply, Replied>('reply', {
  words: ({ words }) => `E-mail “${words.subject}”`,
  async send({ leadIds: [id], words, files = [] }) {
    const stopping = new AbortController();
    const follow = (share: number) => useUploads.setState({ [id]: { share, stop: () => stopping.abort() } });
    follow(0);
    try {
      const body = { ...words, attachments: await Promise.all(files.map(encodeFile)) };
      const input = { params: { id }, body, signal: stopping.signal };
      return await requestUpload(api.addReply, input, follow);
    } finally {
      useUploads.setState({ [id]: undefined });
    }
  },
  done({ submission }, { leadIds: [id], email }) {
    drafts.write(messageDraft('email', id), '');
    stopWriting(id);
    return addedToast(submission, 'Answer on its way', `To ${email}`);
  },
  failed(_, reason, error) {
    if (error.name === 'AbortError')
      return { title: 'Stopped', text: 'The answer was not sent, and is kept as a draft.', kind: 'default' };
    const advice = hasCode(error, 'too_many_requests') ? '' : '. Please try again.';
    const title = `The answer was not sent${advice}`;
    return { title, text: reason ?? (error instanceof UnreadableFile ? error.message : failureText(error)) };
  },
  undo({ leadIds, about, typed }) {
    const said = 'What you wrote is kept as a draft.';
    return (takesBack) => takeBackChange({ leadIds, about, takesBack, typed, said });
  },
  putBack: ({ leadIds: [id], typed }) => keepTyped(id, typed),
});

export const resendAlert = defineLeadMutation<OneLead & { alert: Alert }, unknown>('resend', {
  words: ({ alert }) => `Alert to ${alert.recipient}`,
  send: ({ leadIds: [id], alert }) => request(api.resendAlert, { params: { id, alertId: alert.id } }),
  done: (_, { about }) => ({ about, title: 'Alert queued', text: 'It goes out again within a few seconds.' }),
  failed: () => 'The alert was not queued. Please try again.',
});
