import escapeHtml from 'escape-html';
import type { Field } from './fields';

const font = "font-family: Mukta, 'Segoe UI', Roboto, Arial, sans-serif;";
const ink = 'color: #11162b;';
const quiet = 'color: #5b627c;';

const row = ({ label, value, link }: Field) => {
  const text = `<bdi>${escapeHtml(value)}</bdi>`;
  const shown = link ? `<a href="${escapeHtml(link)}" style="color: #1f3fa8;">${text}</a>` : text;
  return `<tr>
  <th scope="row" style="${quiet} font-weight: 400; text-align: left; vertical-align: top; padding: 6px 16px 6px 0;">${label}</th>
  <td style="${ink} padding: 6px 0; overflow-wrap: anywhere;">${shown}</td>
</tr>`;
};

/** The mail as HTML: everything that came from outside is text in it, whatever it looks like. */
export const htmlBody = (
  fields: readonly Field[],
  message: string,
  leadUrl: string,
): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>New enquiry</title></head>
<body style="margin: 0; padding: 16px; background: #f4f6f3; ${font} font-size: 16px; line-height: 1.5;">
<div style="max-width: 600px; margin: 0 auto; background: #ffffff; border-top: 6px solid #ffc531; padding: 24px;">
<h1 style="${ink} margin: 0 0 16px; font-size: 22px; line-height: 1.25;">New enquiry</h1>
<table role="presentation" style="border-collapse: collapse; width: 100%;">
${fields.map(row).join('\n')}
</table>
<h2 style="${ink} margin: 20px 0 8px; font-size: 16px;">Message</h2>
<div dir="auto" style="${ink} white-space: pre-wrap; overflow-wrap: anywhere; padding: 12px 16px; background: #f4f6f3;">${escapeHtml(message)}</div>
<p style="margin: 24px 0 0;"><a href="${escapeHtml(leadUrl)}" style="display: inline-block; padding: 12px 20px; background: #11162b; color: #ffffff; text-decoration: none; font-weight: 600;">Open the lead</a></p>
<p style="${quiet} margin: 16px 0 0; font-size: 14px;">A reply to this mail goes to the person who wrote.</p>
</div>
</body>
</html>
`;
