import { exactTime } from './list.js';
import { tabs } from './tabs.js';

/** The view that was last chosen is the first of the next message. */
let chosenView = 'Text';

/** @param {string} tag @param {string} text @param {string} [className] */
function element(tag, text, className) {
  const made = document.createElement(tag);
  made.textContent = text;
  if (className) made.className = className;
  return made;
}

function facts(rows) {
  const list = document.createElement('dl');
  for (const [term, value] of rows) list.append(element('dt', term), element('dd', value));
  return list;
}

function htmlView(message) {
  if (message.html === null) return element('p', 'This mail has no HTML part.');
  const frame = document.createElement('iframe');
  frame.title = 'The mail as HTML';
  // Links open in tabs of their own; scripts and everything fetched from elsewhere stay off.
  frame.setAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox');
  frame.src = `/api/messages/${message.id}/html`;
  return frame;
}

/** Text with its web addresses as links. */
function textView(message) {
  const pre = element('pre', '', 'text');
  if (message.text === null) return element('p', 'This mail has no text part.');
  for (const part of message.text.split(/(https?:\/\/[^\s<>"]+)/)) {
    if (!/^https?:\/\//.test(part)) {
      pre.append(part);
      continue;
    }
    const link = element('a', part);
    link.href = part;
    link.target = '_blank';
    link.rel = 'noreferrer';
    pre.append(link);
  }
  return pre;
}

function sourceView(message) {
  const pre = element('pre', 'Loading…');
  fetch(`/api/messages/${message.id}/source`)
    .then((answer) => answer.text())
    .then((source) => pre.replaceChildren(source))
    .catch(() => pre.replaceChildren('The source could not be loaded. Choose the tab again to retry.'));
  return pre;
}

/**
 * Shows a message.
 * @param {HTMLElement} place
 * @param {object} message as GET /api/messages/{id} answers
 */
export function showMessage(place, message) {
  const back = element('a', 'Back to all mail', 'back');
  back.href = '#';
  const rows = [
    ['From', message.from || message.envelope.from],
    ['To', message.envelope.to.join(', ')],
    ['Reply to', message.replyTo],
    ['Received', exactTime(message.receivedAt)],
    ['Attached', message.attachments.map(({ filename }) => filename).join(', ')],
  ].filter(([, value]) => value);
  const views = [
    { name: 'Text', panel: () => textView(message) },
    { name: 'HTML', panel: () => htmlView(message) },
    { name: 'Headers', panel: () => facts(message.headers.map(({ name, value }) => [name, value])) },
    { name: 'Source', panel: () => sourceView(message) },
  ];
  const remember = (name) => {
    chosenView = name;
  };
  place.replaceChildren(
    back,
    element('h2', message.subject || '(no subject)'),
    facts(rows),
    ...tabs(views, chosenView, remember),
  );
}
