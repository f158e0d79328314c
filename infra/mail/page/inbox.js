const part = (id) => document.getElementById(id);

/** Puts the list of now in the place of the one that is shown; moving through it by keyboard goes on. */
async function refresh() {
  const answer = await fetch(location.href);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const focused = document.activeElement?.closest('#list a')?.getAttribute('href');
  part('list').innerHTML = page.getElementById('list').innerHTML;
  document.forms[0].hidden = page.forms[0].hidden;
  if (focused) part('list').querySelector(`a[href="${focused}"]`)?.focus();
}

const events = new EventSource('/api/events');
// Also after a break: what came meanwhile is in the list.
events.addEventListener('open', () => {
  part('problem').hidden = true;
  refresh();
});
events.addEventListener('added', refresh);
events.addEventListener('cleared', () => location.assign('/'));
events.addEventListener('error', () => {
  part('problem').hidden = false;
});

document.forms[0].addEventListener('submit', (event) => {
  if (!confirm("Delete all messages? They can't be brought back.")) event.preventDefault();
});
