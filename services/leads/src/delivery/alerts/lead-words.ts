import {
  alertLinkDays,
  type BusinessCalendar,
  businessHours,
  choiceFacts,
  colours,
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
import { htmlButton, isolate } from '@golghar/platform/mail';
import escapeHtml from 'escape-html';
import type { AlertButton, AlertContent } from './alert-content';

/** Said below the links with which the reader works the lead. */
export const linksRemark = `These links are yours alone: what you confirm there counts as done by you. Each works once, for ${alertLinkDays} days.`;

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

const ink = `color: ${colours.ink};`;
const quiet = `color: ${colours['ink-3']};`;

const row = ({ label, value, link }: Field) => {
  const text = `<bdi>${escapeHtml(value)}</bdi>`;
  const shown = link ? `<a href="${escapeHtml(link)}" style="color: ${colours.link};">${text}</a>` : text;
  return `<tr>
  <th scope="row" style="${quiet} font-weight: 400; text-align: left; vertical-align: top; padding: 6px 16px 6px 0;">${label}</th>
  <td style="${ink} padding: 6px 0; overflow-wrap: anywhere;">${shown}</td>
</tr>`;
};

/** What the reader does most, wide enough for a thumb. */
const htmlButtons = (buttons: readonly AlertButton[]): string => {
  const links = buttons.map(
    ({ label, href }) =>
      `<a href="${escapeHtml(href)}" style="display: inline-block; margin: 0 8px 8px 0; padding: 12px 18px; background: ${colours.haldi}; color: ${colours.ink}; text-decoration: none; font-weight: 600;">${label}</a>`,
  );
  return `<p style="margin: 24px 0 0;">${links.join('\n')}</p>\n`;
};

/** One lead as HTML: everything that came from outside is text in it, whatever it looks like. */
export const htmlLead = (
  fields: readonly Field[],
  message: string,
  leadUrl: string,
  buttons: readonly AlertButton[] = [],
): string =>
  `<table role="presentation" style="border-collapse: collapse; width: 100%;">
${fields.map(row).join('\n')}
</table>
<h2 style="${ink} margin: 20px 0 8px; font-size: 16px;">Message</h2>
<div dir="auto" style="${ink} white-space: pre-wrap; overflow-wrap: anywhere; padding: 12px 16px; background: ${colours.surface};">${escapeHtml(message)}</div>
${buttons.length > 0 ? htmlButtons(buttons) : ''}${htmlButton('Open the lead', leadUrl)}`;

/** One lead for readers of plain text. */
export function textLead(
  fields: readonly Field[],
  message: string,
  leadUrl: string,
  buttons: readonly AlertButton[] = [],
): string {
  const width = Math.max(...fields.map(({ label }) => label.length)) + 2;
  const lines = fields.map(({ label, value }) => `${`${label}:`.padEnd(width)}${isolate(value)}`);
  const quoted = message.split(/\r\n|\r|\n/).map(isolate);
  const actions = buttons.map(({ label, href }) => `${label}: ${href}`);
  const remark = buttons.length > 0 ? [linksRemark, ''] : [];
  return [
    ...lines,
    '',
    'Message:',
    '',
    ...quoted,
    '',
    ...actions,
    `Open the lead: ${leadUrl}`,
    '',
    ...remark,
  ].join('\n');
}
