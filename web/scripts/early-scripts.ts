import { arrivalKeys } from '../src/lib/arrival';

/**
 * Before its script is there a form with an address is sent by the browser, and a menu opens by it. Any other button is
 * pressed once more when its part of the page is alive, which that part says itself (web/src/lib/use-island.ts).
 */
export const earlyPresses = `addEventListener('submit', (event) => event.target.hasAttribute('action') || event.preventDefault(), true);
const waiting = new WeakSet();
addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest('button');
  if (!button || waiting.has(button) || button.popoverTargetElement || button.form?.hasAttribute('action')) return;
  const part = button.closest('[data-island]') ?? document.documentElement;
  const isAlive = () => part.hasAttribute('data-ready');
  if (isAlive()) return;
  waiting.add(button);
  const look = setInterval(() => {
    if (!isAlive()) return;
    clearInterval(look);
    waiting.delete(button);
    button.click();
  }, 50);
}, true);`;

/**
 * Notes where a visitor came from (web/src/features/enquiry/model/source.ts). Its own page's program may come too late:
 * who presses a link before is on another page by then, which only knows this one. Nothing is kept where storage is
 * denied.
 */
export const rememberArrival = `try {
  const arrival = JSON.stringify([location.href, document.referrer]);
  const isLed = document.referrer && !document.referrer.startsWith(location.origin + '/');
  sessionStorage.${arrivalKeys.first} ??= arrival;
  if (isLed || /[?&]utm_/.test(location.search)) sessionStorage.${arrivalKeys.last} = arrival;
} catch {}`;
