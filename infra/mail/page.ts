import { businessHours } from '@golghar/contracts';
import type { Message } from './message';
import type { MessageSummary } from './store';

const views = ['text', 'html', 'headers', 'source'] as const;

type View = (typeof views)[number];

/** A message as the page shows it. */
export type Opened = { message: Message; source: string; view: string };

const time = new Intl.DateTimeFormat('en-IN', {
  timeZone: businessHours.timeZone,
  dateStyle: 'medium',
  timeStyle: 'short',
});

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

const timeOf = ({ receivedAt }: MessageSummary) =>
  `<time datetime="${receivedAt}">${time.format(new Date(receivedAt))}</time>`;

const subjectOf = ({ subject }: MessageSummary) => escapeHtml(subject || '(no subject)');

/** The whole page: all messages, and one of them where one is open. */
export const inboxPage = (messages: readonly MessageSummary[], opened?: Opened): string => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${opened ? subjectOf(opened.message) : 'Mail inbox'}</title>
  <link rel="icon" href="/icon.svg" type="image/svg+xml">
  <link rel="stylesheet" href="/inbox.css">
  <script type="module" src="/inbox.js"></script>
</head>
<body class="${opened ? 'reading' : ''}">
  <a class="skip" href="#detail">Skip to the message</a>
  <header>
    <div>
      <h1>Mail inbox</h1>
      <p>Every mail of this copy ends here; none is sent on.</p>
    </div>
    <form method="post" action="/delete" ${messages.length > 0 ? '' : 'hidden'}><button>Delete all</button></form>
  </header>
  <p id="problem" role="alert" hidden>The inbox does not answer. It is tried again by itself.</p>
  <main>
    <nav id="list" aria-label="Messages">${listOf(messages, opened?.message.id)}</nav>
    <article id="detail" tabindex="-1" aria-label="Message">${opened ? detailOf(opened) : ''}</article>
  </main>
</body>
</html>
`;

function listOf(messages: readonly MessageSummary[], openId: string | undefined): string {
  if (messages.length === 0)
    return '<p>No mail yet. Send an enquiry from the site: the alert to the staff shows up here by itself.</p>';
  const rows = messages.map(
    (message) => `<li><a href="/messages/${message.id}" ${message.id === openId ? 'aria-current="true"' : ''}>
      <strong>${subjectOf(message)}</strong>
      <span>${escapeHtml(message.envelope.to.join(', '))}</span> ${timeOf(message)}</a></li>`,
  );
  return `<ul>${rows.join('\n')}</ul>`;
}

function detailOf(opened: Opened): string {
  const { message } = opened;
  const shown = views.find((view) => view === opened.view) ?? 'text';
  const links = views.map(
    (view) =>
      `<a href="?view=${view}#detail" ${view === shown ? 'aria-current="true"' : ''}>${view === 'html' ? 'HTML' : view}</a>`,
  );
  return `<a class="back" href="/">Back to all mail</a>
    <h2>${subjectOf(message)}</h2>
    ${factsOf([
      ['From', message.from || message.envelope.from],
      ['To', message.envelope.to.join(', ')],
      ['Reply to', message.replyTo],
      ['Attached', message.attachments.map(({ filename }) => filename).join(', ')],
    ])}
    <p>${timeOf(message)}</p>
    <p class="views">${links.join(' ')}</p>
    ${viewOf(shown, opened)}`;
}

const factsOf = (rows: (readonly [string, string])[]) =>
  `<dl>${rows.map(([name, value]) => (value ? `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>` : '')).join('')}</dl>`;

function viewOf(view: View, { message, source }: Opened): string {
  if (view === 'headers') return factsOf(message.headers.map(({ name, value }) => [name, value]));
  if (view === 'source') return `<pre>${escapeHtml(source)}</pre>`;
  if (message[view] === null) return `<p>This mail has no ${view} part.</p>`;
  if (view === 'text') return `<pre class="text">${withLinks(message.text ?? '')}</pre>`;
  // Links open in tabs of their own; scripts and everything fetched from elsewhere stay off.
  return `<iframe title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/api/messages/${message.id}/html"></iframe>`;
}

/** Text with its web addresses as links. */
const withLinks = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 1
        ? `<a href="${escapeHtml(part)}" target="_blank" rel="noreferrer">${escapeHtml(part)}</a>`
        : escapeHtml(part),
    )
    .join('');
