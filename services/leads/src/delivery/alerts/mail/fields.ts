import {
  type BusinessCalendar,
  businessHours,
  choiceFacts,
  historyLine,
  openTimeWords,
  serviceLabels,
  sourceName,
  type Touch,
  timeZoneNames,
  withoutExtension,
} from '@golghar/contracts';
import type { AlertContent } from './alert-content';

/** When a mail is written, by whose hours. */
export type MailClock = { now: Date; calendar: BusinessCalendar };

export const officeClock = (calendar = businessHours): MailClock => ({ now: new Date(), calendar });

export type Field = { label: string; value: string; link?: string };

const format = new Intl.DateTimeFormat('en-US', {
  timeZone: businessHours.timeZone,
  month: 'short',
  day: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** A time by the agency's clock, with the name of its zone. */
const local = (at: Date): string => `${format.format(at)} (${timeZoneNames.place})`;

/** Digits and a leading plus, as `tel:` wants them (RFC 3966). */
const dialled = (phone: string) => withoutExtension(phone).replace(/(?!^\+)\D/g, '');

/** A way here in one line: its name, the campaign, and the page to which it led. */
function originOf(touch: Touch): string {
  const { medium, campaign } = touch.utm;
  const details = [medium, campaign, touch.landingPage && `landed on ${touch.landingPage}`].filter(Boolean);
  return [sourceName(touch), ...details].join(', ');
}

/** All that the visitor wrote but the message, in the order of the form, and what we know besides. */
export const fieldsOf = (
  {
    name,
    email,
    phone,
    city,
    service,
    reference,
    submittedAt,
    dueAt,
    source,
    choice,
    history,
  }: AlertContent['lead'],
  { now, calendar }: MailClock,
): Field[] => [
  { label: 'Name', value: name },
  ...(history ? [{ label: 'Known', value: historyLine(history) }] : []),
  { label: 'Email', value: email, link: `mailto:${email}` },
  { label: 'Phone', value: phone, link: `tel:${dialled(phone)}` },
  ...(city ? [{ label: 'City', value: city }] : []),
  { label: 'Service', value: serviceLabels[service] },
  { label: 'Reference', value: reference },
  { label: 'Received', value: local(submittedAt) },
  ...(dueAt
    ? [
        {
          label: 'Answer due by',
          value: `${local(dueAt)}: ${openTimeWords(dueAt, now, calendar).text} of business hours`,
        },
      ]
    : []),
  ...(choice ? choiceFacts(choice) : []),
  ...(source ? [{ label: 'Came from', value: originOf(source) }] : []),
  ...(source?.first ? [{ label: 'Came first from', value: originOf(source.first) }] : []),
];
