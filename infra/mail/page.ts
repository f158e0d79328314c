import { businessHours } from '@golghar/contracts';
import type { Message, MessageSummary } from './store';

/** A message as the page shows it. */
type Opened = { message: Message; view: string };

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

function detailOf({ message, view }: Opened): string {
  const shown = ['html', 'source'].find((one) => one === view) ?? 'text';
  const links = ['Text', 'HTML', 'Source'].map((title) => {
    const view = title.toLowerCase();
    return `<a href="?view=${view}#detail" ${view === shown ? 'aria-current="true"' : ''}>${title}</a>`;
  });
  const facts = [
    ['From', message.from || message.envelope.from],
    ['To', message.envelope.to.join(', ')],
    ['Reply to', message.replyTo],
    ['Attached', message.attachments.map(({ filename }) => filename).join(', ')],
  ].map(([name, value]) => (value ? `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>` : ''));
  return `<a class="back" href="/">Back to all mail</a>
    <h2>${subjectOf(message)}</h2>
    <dl>${facts.join('')}</dl>
    ${timeOf(message)}
    <p class="views">${links.join(' ')}</p>
    ${viewOf(shown, message)}`;
}

function viewOf(view: string, { id, text, html, source }: Message): string {
  if (view === 'source') return `<pre>${escapeHtml(source.toString('utf8'))}</pre>`;
  if ((view === 'html' ? html : text) === null) return `<p>This mail has no ${view} part.</p>`;
  if (view === 'text') return `<pre class="text">${withLinks(text ?? '')}</pre>`;
  // Links open in tabs of their own; scripts and everything fetched from elsewhere stay off.
  return `<iframe title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/api/messages/${id}/html"></iframe>`;
}

/** Text with its web addresses as links. */
const withLinks = (text: string) =>
  escapeHtml(text).replace(
    /https?:\/\/[^\s<>"]+?(?=\s|&#(34|39|60|62);|$)/g,
    (address) => `<a href="${address}" target="_blank" rel="noreferrer">${address}</a>`,
  );
