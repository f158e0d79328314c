import { isolate } from '@golghar/platform/mail';
import type { Field } from './fields';

/** The mail for readers of plain text. */
export function textBody(fields: readonly Field[], message: string, leadUrl: string): string {
  const width = Math.max(...fields.map(({ label }) => label.length)) + 2;
  const lines = fields.map(({ label, value }) => `${`${label}:`.padEnd(width)}${isolate(value)}`);
  const quoted = message.split(/\r\n|\r|\n/).map(isolate);
  return [...lines, '', 'Message:', '', ...quoted, '', `Open the lead: ${leadUrl}`, ''].join('\n');
}
