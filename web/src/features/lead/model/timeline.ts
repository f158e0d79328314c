import {
  type Alert,
  type Attachment,
  contactWords,
  correctionText,
  enteredSourceLabel,
  isImported,
  type Reply,
  type SubmissionDetail,
  statusLabels,
  type ThankYouLimit,
} from '@golghar/contracts';
import { quoteOf } from '../../leads-core/model/template-words';

export type TimelineEntry = {
  id: string;
  at: string;
  text: string;
  by?: string;
  kind: 'note' | 'event' | 'problem';
  /** The alerts that this entry summarizes. */
  alerts?: Alert[];
  files?: SentFile[];
};

/** An attachment of a reply; `index` is its position there. */
export type SentFile = Attachment & { id: string; replyId: string; index: number; isKept: boolean };

const alertText = ({ recipient, state, attempts, smtpResponse }: Alert): string => {
  if (state === 'failed') return `Alert to ${recipient} was rejected: ${smtpResponse ?? 'no answer'}`;
  return attempts === 0
    ? `Alert to ${recipient} is on its way`
    : `Alert to ${recipient} waits for another try (${attempts} so far): ${smtpResponse ?? 'no answer'}`;
};

/** Alerts are sent within a second; one not tried for this long is shown as a problem. */
const usualAlertMs = 60_000;

const isOnItsWay = ({ state, attempts, queuedAt }: Alert): boolean =>
  state === 'queued' && attempts === 0 && Date.now() - Date.parse(queuedAt) < usualAlertMs;

/** One entry for all delivered alerts, one for all in progress, and one for each problem. */
function alertEntries(alerts: readonly Alert[]): TimelineEntry[] {
  const sent = alerts.filter(({ state }) => state === 'sent');
  const [first] = sent;
  const people = sent.length === 1 ? `Told ${first?.recipient}` : `Told ${sent.length} people`;
  const alerted: TimelineEntry[] = first
    ? [{ id: first.id, at: first.sentAt ?? first.queuedAt, text: people, kind: 'event', alerts: sent }]
    : [];
  const [next, ...more] = alerts.filter(isOnItsWay);
  const leaving: TimelineEntry[] = next
    ? [
        {
          id: next.id,
          at: next.queuedAt,
          text: more.length === 0 ? alertText(next) : `Alerts to ${more.length + 1} people are on their way`,
          kind: 'event',
        },
      ]
    : [];
  const others = alerts
    .filter((alert) => alert.state !== 'sent' && !isOnItsWay(alert))
    .map((alert): TimelineEntry => {
      const { id, queuedAt: at } = alert;
      return { id, at, text: alertText(alert), kind: 'problem', alerts: [alert] };
    });
  return [...alerted, ...leaving, ...others];
}

function ownerText({ from, to, author, note }: SubmissionDetail['ownerChanges'][number]): string {
  const words = to
    ? to.id === author?.id
      ? 'Taken'
      : `Given to ${to.name}`
    : `Left to nobody${from ? `, was with ${from.name}` : ''}`;
  return note ? `${words}: ${note}` : words;
}

const replyStates = {
  queued: 'waits to be sent',
  sent: 'sent',
  failed: 'not delivered',
  cancelled: 'not sent',
};

/** The reply without the quoted message, which is shown above. */
function replyText({ subject, text, state, smtpResponse }: Reply, quote: string): string {
  const isDeferred = state === 'queued' && smtpResponse !== null;
  const became = isDeferred ? ' (waits for another try)' : state ? ` (${replyStates[state]})` : '';
  const why = (isDeferred || state === 'failed') && smtpResponse ? `\n${smtpResponse}` : '';
  return `E-mail${became}: ${subject}\n${text.replace(quote, '').trimEnd()}${why}`;
}

const sentFiles = ({ id: replyId, attachments, areAttachmentsKept: isKept }: Reply): SentFile[] =>
  attachments.map((file, index) => ({ ...file, id: `${replyId} ${index}`, replyId, index, isKept }));

const thankYouTexts: Record<
  Exclude<NonNullable<SubmissionDetail['thankYou']>['state'], 'limited'>,
  string
> = {
  queued: 'Thank-you mail is on its way',
  sent: 'Thank-you mail sent',
  failed: 'Thank-you mail could not be delivered: ask for another address when you call',
  cancelled: 'No thank-you mail: the lead was worked or deleted before it went out',
};

const thankYouLimitTexts: Record<ThankYouLimit, string> = {
  mailbox: 'No thank-you mail: this address has had its share of them today',
  network: 'No thank-you mail: too many enquiries came from the same place today',
  domain: 'No thank-you mail: too many went to the same e-mail provider within an hour',
  day: 'No thank-you mail: as many as a day may bring had been sent',
};

const thankYouText = ({ state, limitedBy }: NonNullable<SubmissionDetail['thankYou']>): string =>
  state === 'limited' ? thankYouLimitTexts[limitedBy ?? 'mailbox'] : thankYouTexts[state];

function arrivalText(source: SubmissionDetail['source']): string {
  const entered = source?.entered;
  if (entered) return `Entered by ${entered.by.name} · ${enteredSourceLabel(entered.via)}`;
  return isImported(source) ? 'Enquiry of this day, from an imported file' : 'Enquiry received';
}

/** The arrival and the thank-you mail in one line, as they need no action; a failing mail has its own entry. */
function arrivalEntries({ id, submittedAt, source, thankYou }: SubmissionDetail): TimelineEntry[] {
  const arrival: TimelineEntry = { id, at: submittedAt, text: arrivalText(source), kind: 'event' };
  if (!thankYou) return [arrival];
  const { state, createdAt, smtpResponse } = thankYou;
  const said = thankYouText(thankYou);
  const isTroubled = state === 'failed' || (state === 'queued' && smtpResponse !== null);
  if (!isTroubled) return [{ ...arrival, text: `${arrival.text}. ${said}` }];
  const text = smtpResponse ? `${said}\n${smtpResponse}` : said;
  return [{ id: `thank-you-${id}`, at: createdAt, text, kind: 'event' }, arrival];
}

type Told = { id: string; createdAt: string; author: { name: string } | null };

const entryOf = (
  kind: TimelineEntry['kind'],
  { id, createdAt: at, author }: Told,
  text: string,
): TimelineEntry => ({
  id,
  at,
  text,
  by: author?.name ?? 'a rule',
  kind,
});

/** The whole history of a lead in one list, newest first. */
export function timelineOf(lead: SubmissionDetail): TimelineEntry[] {
  const entries = [
    ...lead.notes.map((note) => entryOf('note', note, note.content)),
    ...lead.contacts.map((contact) =>
      entryOf('event', contact, [contactWords(contact), contact.note].filter(Boolean).join('. ')),
    ),
    ...lead.statusChanges.map((change) => {
      const [from, to] = [statusLabels[change.from], statusLabels[change.to]];
      return entryOf('event', change, `Status changed from ${from} to ${to}`);
    }),
    ...lead.ownerChanges.map((change) => entryOf('event', change, ownerText(change))),
    ...lead.corrections.map((correction) =>
      entryOf('event', correction, `Corrected: ${correctionText(correction)}`),
    ),
    ...lead.replies.map((reply) => ({
      ...entryOf(reply.state === 'failed' ? 'problem' : 'note', reply, replyText(reply, quoteOf(lead))),
      files: sentFiles(reply),
    })),
    ...alertEntries(lead.alerts),
    ...arrivalEntries(lead),
  ];
  return entries.sort((a, b) => b.at.localeCompare(a.at));
}
