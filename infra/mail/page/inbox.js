import { listItem } from './list.js';
import { showMessage } from './message.js';

const part = (id) => document.getElementById(id);
const [list, empty, detail, trouble, news, deleteAll, confirm] = [
  'messages',
  'empty',
  'detail',
  'trouble',
  'news',
  'delete-all',
  'confirm',
].map(part);

/** Newest first, as GET /api/messages answers. */
let messages = [];
/** What has been opened, for this page's life. */
const read = new Set();

const currentId = () => location.hash.slice(1);

function showProblem(text) {
  trouble.textContent = text;
  trouble.hidden = text === '';
}

function drawList() {
  const id = currentId();
  // Moving through the list by keyboard must survive a message that comes in.
  const focused = document.activeElement?.closest('#messages a')?.hash;
  list.replaceChildren(
    ...messages.map((summary) =>
      listItem(summary, { isCurrent: summary.id === id, isRead: read.has(summary.id) }),
    ),
  );
  if (focused) list.querySelector(`a[href="${focused}"]`)?.focus();
  empty.hidden = messages.length > 0;
  deleteAll.hidden = messages.length === 0;
  const unread = messages.filter(({ id: other }) => !read.has(other)).length;
  document.title = unread > 0 ? `(${unread}) Mail inbox` : 'Mail inbox';
}

function showHint() {
  const hint = document.createElement('p');
  hint.className = 'empty';
  hint.textContent = messages.length > 0 ? 'Choose a message to read it.' : '';
  detail.replaceChildren(hint);
}

async function loadList() {
  const answer = await fetch('/api/messages');
  messages = (await answer.json()).messages;
  drawList();
}

async function openCurrent() {
  const id = currentId();
  document.body.classList.toggle('reading', id !== '');
  if (id === '') {
    drawList();
    return showHint();
  }
  try {
    const answer = await fetch(`/api/messages/${id}`);
    if (id !== currentId()) return;
    if (!answer.ok) {
      location.hash = '';
      return;
    }
    showMessage(detail, await answer.json());
    read.add(id);
    drawList();
    detail.focus();
  } catch {
    showProblem('The message could not be loaded: is the stack still running? Choose it again to retry.');
  }
}

function listen() {
  const events = new EventSource('/api/events');
  // Also after a break: what came meanwhile is in the list.
  events.addEventListener('open', () => {
    showProblem('');
    loadList().then(() => currentId() === '' && showHint());
  });
  events.addEventListener('added', ({ data }) => {
    const summary = JSON.parse(data);
    if (messages.some(({ id }) => id === summary.id)) return;
    messages.unshift(summary);
    news.textContent = `New mail: ${summary.subject}`;
    drawList();
    if (currentId() === '') showHint();
  });
  events.addEventListener('cleared', () => {
    messages = [];
    location.hash = '';
    drawList();
    showHint();
  });
  events.addEventListener('error', () =>
    showProblem('The inbox does not answer. It is tried again by itself.'),
  );
}

deleteAll.addEventListener('click', () => confirm.showModal());
confirm.addEventListener('close', async () => {
  if (confirm.returnValue !== 'delete') return;
  const answer = await fetch('/api/messages', { method: 'DELETE' }).catch(() => undefined);
  if (!answer?.ok) showProblem('The messages could not be deleted. Try again.');
});
addEventListener('hashchange', openCurrent);

openCurrent();
listen();
