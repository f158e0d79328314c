import { alertLinkDays } from '@golghar/contracts';
import { isolate } from '@golghar/platform/mail';
import type { AlertButton } from './alert-content';
import type { Field } from './fields';

/** Said below the links with which the reader works the lead. */
export const linksRemark = `These links are yours alone: what you confirm there counts as done by you. Each works once, for ${alertLinkDays} days.`;

/** The mail for readers of plain text. */
export function textBody(
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
