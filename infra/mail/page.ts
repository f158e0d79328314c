import { businessHours } from '@golghar/contracts';
import type { Message, MessageSummary } from './store';

const time = new Intl.DateTimeFormat('en-IN', {
  timeZone: businessHours.timeZone,
  dateStyle: 'medium',
  timeStyle: 'short',
});

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

const timeOf = ({ receivedAt }: MessageSummary) =>
  `<time datetime="${receivedAt}">${time.format(new Date(receivedAt))}</time>`;

const subjectOf = ({ subject }: MessageSummary) => escapeHtml(subject || '(no subject)');

const page = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${title}</title>
  <link rel="icon" href="/icon.svg" type="image/svg+xml">
  <link rel="stylesheet" href="/inbox.css">
</head>
<body>${content}</body>
</html>
`;

/** All messages, newest first; new ones appear by themselves. */
export function listPage(messages: readonly MessageSummary[]): string {
  const rows = messages.map(
    (message) => `<li><a href="/messages/${message.id}">
      <strong>${subjectOf(message)}</strong>
      <span>${escapeHtml(message.envelope.to.join(', '))}</span> ${timeOf(message)}</a></li>`,
  );
  const nothing =
    '<p>No mail yet. Send an enquiry from the site: the alert to the staff shows up here by itself.</p>';
  return page(
    'Mail inbox',
    `<header>
      <h1>Mail inbox</h1>
      <p>Every mail of this installation ends up here; none is sent on.</p>
      <form method="post" action="/delete" ${rows.length > 0 ? '' : 'hidden'}><button>Delete all</button></form>
    </header>
    <p id="problem" role="alert" hidden>The inbox does not answer. Trying again.</p>
    <main>${rows.length > 0 ? `<ul>${rows.join('\n')}</ul>` : nothing}</main>
    <script type="module" src="/inbox.js"></script>`,
  );
}

/** One message: its text, its HTML or its source. */
export function messagePage(message: Message, view: string | null): string {
  const shown = ['html', 'source'].find((one) => one === view) ?? 'text';
  const links = ['Text', 'HTML', 'Source'].map((title) => {
    const view = title.toLowerCase();
    return `<a href="?view=${view}" ${view === shown ? 'aria-current="page"' : ''}>${title}</a>`;
  });
  const facts = [
    ['From', message.from || message.envelope.from],
    ['To', message.envelope.to.join(', ')],
    ['Reply to', message.replyTo],
    ['Attached', message.attachments.join(', ')],
  ].map(([name, value]) => (value ? `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>` : ''));
  return page(
    subjectOf(message),
    `<header><a href="/">Back to all mail</a></header>
    <main>
      <h1>${subjectOf(message)}</h1>
      <dl>${facts.join('')}</dl>
      ${timeOf(message)}
      <nav aria-label="Views">${links.join(' ')}</nav>
      ${viewOf(shown, message)}
    </main>`,
  );
}

function viewOf(view: string, { id, text, html, source }: Message): string {
  if (view === 'source') return `<pre>${escapeHtml(source.toString('utf8'))}</pre>`;
  if ((view === 'html' ? html : text) === null) return `<p>This mail has no ${view} part.</p>`;
  if (view === 'text') return `<pre class="text">${withLinks(text ?? '')}</pre>`;
  // Links open in new tabs; scripts and everything fetched from elsewhere are blocked.
  return `<iframe title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/api/messages/${id}/html"></iframe>`;
}

/** Text with its URLs as links. */
const withLinks = (text: string) =>
  escapeHtml(text).replace(
    /https?:\/\/[^\s<>"]+?(?=\s|&#(34|39|60|62);|$)/g,
    (address) => `<a href="${address}" target="_blank" rel="noreferrer">${address}</a>`,
  );
