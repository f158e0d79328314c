const exact = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'medium' });
const sameDay = new Intl.DateTimeFormat('en-IN', { hour: '2-digit', minute: '2-digit' });
const otherDay = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short' });

/** @param {string} iso */
export const exactTime = (iso) => exact.format(new Date(iso));

/** The time of today's mail, the day of older mail. */
function shortTime(iso) {
  const date = new Date(iso);
  return (date.toDateString() === new Date().toDateString() ? sameDay : otherDay).format(date);
}

function span(text, className) {
  const made = document.createElement('span');
  made.textContent = text;
  if (className) made.className = className;
  return made;
}

/**
 * One row of the list.
 * @param {object} summary as in GET /api/messages
 * @param {{ isCurrent: boolean, isRead: boolean }} state
 */
export function listItem(summary, { isCurrent, isRead }) {
  const link = document.createElement('a');
  link.href = `#${summary.id}`;
  if (isCurrent) link.setAttribute('aria-current', 'true');
  const time = document.createElement('time');
  time.dateTime = summary.receivedAt;
  time.title = exactTime(summary.receivedAt);
  time.textContent = shortTime(summary.receivedAt);
  const row = document.createElement('div');
  row.className = 'row';
  row.append(span(summary.envelope.to.join(', ')), time);
  const subject = document.createElement('div');
  subject.className = 'subject';
  if (!isRead) subject.append(span('Unread: ', 'unseen'));
  subject.append(summary.subject || '(no subject)');
  link.append(subject, row);
  const item = document.createElement('li');
  item.className = isRead ? 'read' : 'unread';
  item.append(link);
  return item;
}
