const part = (id) => document.getElementById(id);

/** Puts the list of now in the place of the one that is shown; moving through it by keyboard goes on. */
async function refresh() {
  const answer = await fetch(location.href).catch(() => undefined);
  part('problem').hidden = answer !== undefined;
  if (answer?.status === 404) location.assign('/');
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const list = page.getElementById('list').innerHTML;
  if (list === part('list').innerHTML) return;
  const focused = document.activeElement?.closest('#list a')?.getAttribute('href');
  part('list').innerHTML = list;
  document.forms[0].hidden = page.forms[0].hidden;
  if (focused) part('list').querySelector(`a[href="${focused}"]`)?.focus();
}

setInterval(refresh, 1000);

document.forms[0].addEventListener('submit', (event) => {
  if (!confirm("Delete all messages? They can't be brought back.")) event.preventDefault();
});
