import { colours } from '@golghar/contracts';
import escapeHtml from 'escape-html';

/** A part of an e-mail, as plain text and as HTML. */
export type EmailBlock = { text: string; html: string };

export type EmailLink = { label: string; href: string };

const ink = `color: ${colours.ink};`;
const quiet = `color: ${colours['ink-3']};`;
const hairline = `border-bottom: 1px solid ${colours.hairline};`;

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/**
 * Isolates right-to-left letters and marks: without it an override in a name would reverse the rest of the line (Unicode UAX 9,
 * isolates).
 */
export const isolate = (text: string): string => (rightToLeft.test(text) ? `\u2068${text}\u2069` : text);

/** The first few of many lines, and how many more there are. */
export const listed = (lines: readonly string[], total: number): readonly string[] =>
  total > lines.length ? [...lines, `… and ${total - lines.length} more.`] : lines;

const htmlLink = ({ label, href }: EmailLink, style: string): string =>
  `<a href="${escapeHtml(href)}" style="${style}">${escapeHtml(label)}</a>`;

const htmlHeading = (text: string, below: string): string =>
  `<h2 style="${ink} margin: 20px 0 ${below}; font-size: 16px;">${escapeHtml(text)}</h2>`;

const paragraph = (text: string): EmailBlock => ({
  text,
  html: `<p style="${ink} margin: 0 0 12px;">${escapeHtml(text)}</p>`,
});

export const remark = (text: string): EmailBlock => ({
  text,
  html: `<p style="${quiet} margin: 16px 0 0; font-size: 14px;">${escapeHtml(text)}</p>`,
});

export const rule: EmailBlock = { text: '-'.repeat(60), html: '<hr>' };

/** Links that look like buttons, wide enough for a thumb: the main action first, then where to read more. */
export function buttons(more: EmailLink, actions: readonly EmailLink[] = []): EmailBlock {
  const line = (html: string) => `<p style="margin: 24px 0 0;">${html}</p>`;
  const shape = 'display: inline-block; text-decoration: none; font-weight: 600;';
  const actionStyle = `${shape} margin: 0 8px 8px 0; padding: 12px 18px; background: ${colours.haldi}; ${ink}`;
  const moreStyle = `${shape} padding: 12px 20px; background: ${colours.ink}; color: ${colours.bg};`;
  const lines = [
    ...(actions.length > 0 ? [line(actions.map((link) => htmlLink(link, actionStyle)).join('\n'))] : []),
    line(htmlLink(more, moreStyle)),
  ];
  return {
    text: [...actions, more].map(({ label, href }) => `${label}: ${href}`).join('\n'),
    html: lines.join('\n'),
  };
}

export type Fact = { label: string; value: string; link?: string };

/** Facts about one thing, one per line. */
export function facts(all: readonly Fact[]): EmailBlock {
  const width = Math.max(...all.map(({ label }) => label.length)) + 2;
  const rows = all.map(({ label, value, link }) => {
    const text = `<bdi>${escapeHtml(value)}</bdi>`;
    return `<tr>
  <th scope="row" style="${quiet} font-weight: 400; text-align: left; vertical-align: top; padding: 6px 16px 6px 0;">${escapeHtml(label)}</th>
  <td style="${ink} padding: 6px 0; overflow-wrap: anywhere;">${link ? `<a href="${escapeHtml(link)}" style="color: ${colours.link};">${text}</a>` : text}</td>
</tr>`;
  });
  return {
    text: all.map(({ label, value }) => `${`${label}:`.padEnd(width)}${isolate(value)}`).join('\n'),
    html: `<table role="presentation" style="border-collapse: collapse; width: 100%;">
${rows.join('\n')}
</table>`,
  };
}

/** What somebody outside the agency wrote, word for word. */
export const quote = (heading: string, words: string): EmailBlock => ({
  text: `${heading}:\n\n${words
    .split(/\r\n|\r|\n/)
    .map(isolate)
    .join('\n')}`,
  html: `${htmlHeading(heading, '8px')}
<div dir="auto" style="${ink} white-space: pre-wrap; overflow-wrap: anywhere; padding: 12px 16px; background: ${colours.surface};">${escapeHtml(words)}</div>`,
});

type Table = {
  caption: string;
  /** Headings of the name column and of each figure. */
  heads: readonly string[];
  /** Each figure is a link; the one before it stands beside it. */
  rows: readonly { name: string; figures: readonly { now: EmailLink; before: EmailLink }[] }[];
};

/** A table of figures by name; in plain text one line per name. */
export function table({ caption, heads, rows }: Table): EmailBlock {
  const nowStyle = `color: ${colours.link};`;
  const beforeStyle = `${quiet} font-size: 12px;`;
  const head = heads.map(
    (name, index) =>
      `<th scope="col" style="padding: 4px 6px; text-align: ${index === 0 ? 'left' : 'right'}; vertical-align: bottom; font-size: 12px; border-bottom: 1px solid ${colours.ink};">${escapeHtml(name)}</th>`,
  );
  const body = rows.map(({ name, figures }) => {
    const cells = figures.map(
      ({ now, before }) =>
        `<td style="padding: 4px 6px; text-align: right; ${hairline} white-space: nowrap;">${htmlLink(now, nowStyle)}<br>${htmlLink(before, beforeStyle)}</td>`,
    );
    return `<tr><th scope="row" style="padding: 4px 6px 4px 0; text-align: left; font-weight: 400; ${hairline}"><bdi>${escapeHtml(name)}</bdi></th>${cells.join('')}</tr>`;
  });
  const lines = rows.map(({ name, figures }) => {
    const words = figures.map(
      ({ now, before }, index) => `${heads[index + 1]} ${now.label} (${before.label})`,
    );
    return `- ${isolate(name)}: ${words.join(', ')}`;
  });
  return {
    text: [caption, ...lines].join('\n'),
    html: `${htmlHeading(caption, '4px')}
<div style="overflow-x: auto;"><table style="${ink} border-collapse: collapse; width: 100%; font-size: 14px;">
<tr>${head.join('')}</tr>
${body.join('\n')}
</table></div>`,
  };
}

type EmailBody = {
  title: string;
  /** A string is a paragraph; empty blocks are left out. */
  blocks: readonly (EmailBlock | string | undefined)[];
  /** Language of the words, if not English. */
  language?: string;
};

export type Addressee = { name: string; email: string };

/** What differs between e-mails; the sender is the channel's. */
export type EmailContent = (EmailBody | { text: string }) & {
  /** By default the delivery's recipient. */
  to?: Addressee;
  replyTo?: Addressee | undefined;
  subject: string;
  headers?: Record<string, string>;
  /** The local part of its Message-ID, by default the delivery's id, by which a mail program merges a second copy. */
  messageName?: string;
  /** Message names of the thread, oldest first, and of the one it answers. */
  references?: readonly string[];
  inReplyTo?: string | undefined;
  /** Attached files; mail programs tell the type by the name. */
  attachments?: readonly { filename: string; content: Buffer }[];
};

/**
 * Renders an e-mail as plain text and HTML: white on a light ground under a turmeric band. Everything from outside is escaped.
 */
export function renderEmail({ title, blocks, language = 'en' }: EmailBody): EmailBlock {
  const parts = blocks
    .filter((block) => block !== undefined)
    .map((block) => (typeof block === 'string' ? paragraph(block) : block));
  const texts = parts.map(({ text }) => text).filter(Boolean);
  return {
    text: `${texts.join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(title)}</title></head>
<body style="margin: 0; padding: 16px; background: ${colours.surface}; font-family: Mukta, 'Segoe UI', Roboto, Arial, sans-serif; font-size: 16px; line-height: 1.5;">
<div style="max-width: 600px; margin: 0 auto; background: ${colours.bg}; border-top: 6px solid ${colours.haldi}; padding: 24px;">
<h1 style="${ink} margin: 0 0 16px; font-size: 22px; line-height: 1.25;">${escapeHtml(title)}</h1>
${parts.map(({ html }) => html).join('\n')}
</div>
</body>
</html>
`,
  };
}
