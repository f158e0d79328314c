import { colours } from '@golghar/contracts';
import { htmlButton, htmlFrame, htmlRemark } from '@golghar/platform/mail';
import escapeHtml from 'escape-html';
import type { AlertButton } from './alert-content';
import type { Field } from './fields';
import { linksRemark } from './text-body';

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

/** The mail about one lead as HTML. */
export const htmlBody = (
  fields: readonly Field[],
  message: string,
  leadUrl: string,
  buttons: readonly AlertButton[],
): string =>
  htmlFrame({
    title: 'New enquiry',
    content: `${htmlLead(fields, message, leadUrl, buttons)}
${buttons.length > 0 ? htmlRemark(linksRemark) : ''}
${htmlRemark('Reply to this email and your answer goes straight to the enquirer.')}`,
  });
