import {
  type BusinessCalendar,
  businessHours,
  historyLine,
  type LeadField,
  leadFieldNames,
  leadFields,
  leadFieldText,
  leadPath,
  offerFacts,
  openTimeWords,
  sourceName,
  type Touch,
  timeZoneNames,
  withoutExtension,
} from '@golghar/contracts';
import {
  buttons,
  type EmailBlock,
  type EmailLink,
  type Fact,
  facts,
  quote,
} from '@golghar/platform/deliveries';
import type { WorkerSettings } from '../../settings';
import type { AlertedLead } from './alerts';

export type MailClock = { now: Date; calendar: BusinessCalendar };

export const officeClock = (calendar = businessHours): MailClock => ({ now: new Date(), calendar });

const format = new Intl.DateTimeFormat('en-US', {
  timeZone: businessHours.timeZone,
  month: 'short',
  day: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const local = (at: Date): string => `${format.format(at)} (${timeZoneNames.place})`;

/** Digits and a leading plus, as `tel:` wants them (RFC 3966). */
const dialled = (phone: string) => withoutExtension(phone).replace(/(?!^\+)\D/g, '');

/** A source in one line: its name, the campaign, and the landing page. */
function originOf(touch: Touch): string {
  const { medium, campaign } = touch.utm;
  const details = [medium, campaign, touch.landingPage && `landed on ${touch.landingPage}`].filter(Boolean);
  return [sourceName(touch), ...details].join(', ');
}

const links: Partial<Record<LeadField, (value: string) => string>> = {
  email: (address) => `mailto:${address}`,
  phone: (phone) => `tel:${dialled(phone)}`,
};

function written(name: LeadField, lead: AlertedLead): Fact[] {
  const value = leadFieldText(name, lead[name]);
  const link = links[name]?.(value);
  return value ? [{ label: leadFields[name].label, value, ...(link && { link }) }] : [];
}

/** The facts that are ours: the visitor worded none of them. */
export const ownFacts = (
  { reference, submittedAt, dueAt }: AlertedLead,
  { now, calendar }: MailClock,
): Fact[] => {
  const due = dueAt && `${local(dueAt)}: ${openTimeWords(dueAt, now, calendar).text} of business hours`;
  return [
    { label: 'Reference', value: reference },
    { label: 'Received', value: local(submittedAt) },
    ...(due ? [{ label: 'Answer due by', value: due }] : []),
  ];
};

/** Everything the visitor wrote except the message, in the order of the form, and what else we know. */
export const factsOf = (lead: AlertedLead, clock: MailClock): Fact[] => {
  const { source, choice, history } = lead;
  const others = leadFieldNames.filter((field) => field !== 'name' && field !== 'message');
  return [
    ...written('name', lead),
    ...(history ? [{ label: 'Known', value: historyLine(history) }] : []),
    ...others.flatMap((field) => written(field, lead)),
    ...ownFacts(lead, clock),
    ...(choice ? offerFacts(choice) : []),
    ...(source ? [{ label: 'Came from', value: originOf(source) }] : []),
    ...(source?.first ? [{ label: 'Came first from', value: originOf(source.first) }] : []),
  ];
};

export type Site = Pick<WorkerSettings, 'PUBLIC_URL'>;

export const leadBlocks = (
  lead: AlertedLead,
  { PUBLIC_URL }: Site,
  clock: MailClock,
  actions: readonly EmailLink[] = [],
): EmailBlock[] => [
  facts(factsOf(lead, clock)),
  quote('Message', lead.message),
  buttons({ label: 'Open the lead', href: `${PUBLIC_URL}${leadPath(lead.id)}` }, actions),
];
