import { colours } from '@golghar/contracts';
import escapeHtml from 'escape-html';

const font = "font-family: Mukta, 'Segoe UI', Roboto, Arial, sans-serif;";
const ink = `color: ${colours.ink};`;
const quiet = `color: ${colours['ink-3']};`;

type Frame = { title: string; content: string; language?: string };

/** The frame of every mail as HTML: white on a light ground under a turmeric band. The content is HTML already. */
export const htmlFrame = ({ title, content, language = 'en' }: Frame): string => `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(title)}</title></head>
<body style="margin: 0; padding: 16px; background: ${colours.surface}; ${font} font-size: 16px; line-height: 1.5;">
<div style="max-width: 600px; margin: 0 auto; background: ${colours.bg}; border-top: 6px solid ${colours.haldi}; padding: 24px;">
<h1 style="${ink} margin: 0 0 16px; font-size: 22px; line-height: 1.25;">${escapeHtml(title)}</h1>
${content}
</div>
</body>
</html>
`;

/** A link that looks like a button. */
export const htmlButton = (label: string, href: string): string =>
  `<p style="margin: 24px 0 0;"><a href="${escapeHtml(href)}" style="display: inline-block; padding: 12px 20px; background: ${colours.ink}; color: ${colours.bg}; text-decoration: none; font-weight: 600;">${escapeHtml(label)}</a></p>`;

/** A paragraph of text, whatever it looks like. */
export const htmlParagraph = (text: string): string =>
  `<p style="${ink} margin: 0 0 12px;">${escapeHtml(text)}</p>`;

/** A remark at the end. */
export const htmlRemark = (text: string): string =>
  `<p style="${quiet} margin: 16px 0 0; font-size: 14px;">${escapeHtml(text)}</p>`;

type Notice = {
  title: string;
  paragraphs: readonly string[];
  button: { label: string; href: string };
  remark: string;
  /** Of the words, where they are not English. */
  language?: string;
};

/** A short e-mail with one thing to press, for readers of text and of HTML. */
export const noticeEmail = ({ title, paragraphs, button, remark, language }: Notice) => ({
  text: [...paragraphs, `${button.label}: ${button.href}`, remark, ''].join('\n\n'),
  html: htmlFrame({
    title,
    ...(language && { language }),
    content: [
      ...paragraphs.map(htmlParagraph),
      htmlButton(button.label, button.href),
      htmlRemark(remark),
    ].join('\n'),
  }),
});
