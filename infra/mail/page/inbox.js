const list = document.querySelector('main');

/** Replaces the list when it has changed; moving through it by keyboard goes on. */
async function refresh() {
  const answer = await fetch('/').catch(() => undefined);
  document.getElementById('problem').hidden = answer !== undefined;
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const { innerHTML } = page.querySelector('main');
  if (innerHTML === list.innerHTML) return;
  const focused = document.activeElement?.closest('main a')?.getAttribute('href');
  list.innerHTML = innerHTML;
  document.forms[0].hidden = page.forms[0].hidden;
  if (focused) list.querySelector(`a[href="${focused}"]`)?.focus();
}

setInterval(refresh, 1000);

document.forms[0].addEventListener('submit', (event) => {
  if (!confirm("Delete all messages? They can't be brought back.")) event.preventDefault();
});
