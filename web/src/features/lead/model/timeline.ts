import {
  type Alert,
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
  /** The reply whose files are listed. */
  reply?: Reply;
};

/** By default it is an event. */
type NewEntry = Omit<TimelineEntry, 'kind'> & Partial<TimelineEntry>;

const alertText = ({ recipient, state, attempts, smtpResponse }: Alert): string => {
  if (state === 'failed') return `Alert to ${recipient} was rejected: ${smtpResponse ?? 'no answer'}`;
  return smtpResponse === null
    ? `Alert to ${recipient} is on its way`
    : `Alert to ${recipient} waits for another try (${attempts} so far): ${smtpResponse}`;
};

/** Alerts are sent within a second; one not tried for this long is shown as a problem. */
const usualAlertMs = 60_000;

const isOnItsWay = ({ state, smtpResponse, queuedAt }: Alert): boolean =>
  state === 'queued' && smtpResponse === null && Date.now() - Date.parse(queuedAt) < usualAlertMs;

/** One entry for all delivered alerts, one for all in progress, and one for each problem. */
function alertEntries(alerts: readonly Alert[]): NewEntry[] {
  const sent = alerts.filter(({ state }) => state === 'sent');
  const leaving = alerts.filter(isOnItsWay);
  const others = alerts.filter((alert) => !sent.includes(alert) && !leaving.includes(alert));
  return [
    ...sent.slice(0, 1).map(({ id, sentAt, queuedAt, recipient }) => {
      const people = sent.length === 1 ? recipient : `${sent.length} people`;
      return { id, at: sentAt ?? queuedAt, text: `Told ${people}`, alerts: sent };
    }),
    ...leaving.slice(0, 1).map((alert) => {
      const many = `Alerts to ${leaving.length} people are on their way`;
      return { id: alert.id, at: alert.queuedAt, text: leaving.length === 1 ? alertText(alert) : many };
    }),
    ...others.map((alert) => {
      const text = alertText(alert);
      return { id: alert.id, at: alert.queuedAt, text, kind: 'problem' as const, alerts: [alert] };
    }),
  ];
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

type ThankYou = NonNullable<SubmissionDetail['thankYou']>;

/** By its state, or by the limit that it met. */
const thankYouTexts: Record<Exclude<ThankYou['state'], 'limited'> | ThankYouLimit, string> = {
  queued: 'Thank-you mail is on its way',
  sent: 'Thank-you mail sent',
  failed: 'Thank-you mail could not be delivered: ask for another address when you call',
  cancelled: 'No thank-you mail: the lead was worked or deleted before it went out',
  mailbox: 'No thank-you mail: this address has had its share of them today',
  network: 'No thank-you mail: too many enquiries came from the same place today',
  domain: 'No thank-you mail: too many went to the same e-mail provider within an hour',
  day: 'No thank-you mail: as many as a day may bring had been sent',
};

function arrivalText(source: SubmissionDetail['source']): string {
  const entered = source?.entered;
  if (entered) return `Entered by ${entered.by.name} · ${enteredSourceLabel(entered.via)}`;
  return isImported(source) ? 'Enquiry of this day, from an imported file' : 'Enquiry received';
}

/** The arrival and the thank-you mail in one line, as they need no action; a failing mail has its own entry. */
function arrivalEntries({ id, submittedAt, source, thankYou }: SubmissionDetail): NewEntry[] {
  const arrival = { id, at: submittedAt, text: arrivalText(source) };
  if (!thankYou) return [arrival];
  const { state, createdAt, smtpResponse, limitedBy } = thankYou;
  const said = thankYouTexts[state === 'limited' ? (limitedBy ?? 'mailbox') : state];
  const isTroubled = state === 'failed' || (state === 'queued' && smtpResponse !== null);
  if (!isTroubled) return [{ ...arrival, text: `${arrival.text}. ${said}` }];
  const text = smtpResponse ? `${said}\n${smtpResponse}` : said;
  return [{ id: `thank-you-${id}`, at: createdAt, text }, arrival];
}

type Told = { id: string; createdAt: string; author: { name: string } | null };

const toldEntry = ({ id, createdAt, author }: Told, text: string, kind: TimelineEntry['kind'] = 'event') => ({
  id,
  at: createdAt,
  text,
  kind,
  by: author?.name ?? 'a rule',
});

/** The whole history of a lead in one list, newest first. */
export function timelineOf(lead: SubmissionDetail): TimelineEntry[] {
  const quote = quoteOf(lead);
  const entries: NewEntry[] = [
    ...lead.notes.map((note) => toldEntry(note, note.content, 'note')),
    ...lead.contacts.map((contact) =>
      toldEntry(contact, [contactWords(contact), contact.note].filter(Boolean).join('. ')),
    ),
    ...lead.statusChanges.map((change) =>
      toldEntry(change, `Status changed from ${statusLabels[change.from]} to ${statusLabels[change.to]}`),
    ),
    ...lead.ownerChanges.map((change) => toldEntry(change, ownerText(change))),
    ...lead.corrections.map((change) => toldEntry(change, `Corrected: ${correctionText(change)}`)),
    ...lead.replies.map((reply) => ({
      ...toldEntry(reply, replyText(reply, quote), reply.state === 'failed' ? 'problem' : 'note'),
      reply,
    })),
    ...alertEntries(lead.alerts),
    ...arrivalEntries(lead),
  ];
  return entries
    .map((entry) => ({ kind: 'event' as const, ...entry }))
    .sort((a, b) => b.at.localeCompare(a.at));
}
