import {
  type BusinessCalendar,
  businessHours,
  choiceFacts,
  historyLine,
  type LeadField,
  leadFieldNames,
  leadFields,
  leadFieldText,
  openTimeWords,
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

const links: Partial<Record<LeadField, (value: string) => string>> = {
  email: (address) => `mailto:${address}`,
  phone: (phone) => `tel:${dialled(phone)}`,
};

/** What was written into a field, unless it was left empty. */
function written(name: LeadField, lead: AlertContent['lead']): Field[] {
  const value = leadFieldText(name, lead[name]);
  const link = links[name]?.(value);
  return value ? [{ label: leadFields[name].label, value, ...(link && { link }) }] : [];
}

/** All that the visitor wrote but the message, in the order of the form, and what we know besides. */
export const fieldsOf = (lead: AlertContent['lead'], { now, calendar }: MailClock): Field[] => {
  const { reference, submittedAt, dueAt, source, choice, history } = lead;
  const others = leadFieldNames.filter((field) => field !== 'name' && field !== 'message');
  return [
    ...written('name', lead),
    ...(history ? [{ label: 'Known', value: historyLine(history) }] : []),
    ...others.flatMap((field) => written(field, lead)),
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
};
