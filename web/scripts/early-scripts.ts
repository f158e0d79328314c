import { utmNames } from '@golghar/contracts';
import { arrivalKeys, prefillKeys } from '../src/lib/storage';

/**
 * Before its script is there a form with an address is sent by the browser, and a menu opens by it. Any other button is
 * pressed once more when its part of the page is alive, which that part says itself (web/src/lib/hooks/use-hydration-marker.ts).
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
 * Fills the form with what a link stands for: a service for its list, a package for its message. The page's own program
 * may come too late for that. The form may stand in this page or in the next one.
 */
export const prefillForm = `const choose = () => {
  const list = document.querySelector('#contact [name=service]');
  const service = sessionStorage.${prefillKeys.service};
  if (!list || !service) return;
  sessionStorage.removeItem('${prefillKeys.service}');
  list.value = service;
  list.dispatchEvent(new Event('change', { bubbles: true }));
};
const attempt = (act) => { try { act() } catch {} };
addEventListener('click', ({ target }) => attempt(() => {
  const link = target instanceof Element && target.closest('a[data-service], a[data-package]');
  if (!link) return;
  const { packageQuarterly, service } = link.dataset;
  const isQuarterly = packageQuarterly && document.querySelector('[name=billing][value=quarterly]:checked');
  const chosen = isQuarterly ? packageQuarterly : link.dataset.package;
  if (chosen) sessionStorage.${prefillKeys.package} = chosen;
  if (service) sessionStorage.${prefillKeys.service} = service;
  choose();
}), true);
attempt(choose);`;

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

/**
 * Adds it to a form that the browser sends by itself, as the form's own program would (web/src/features/enquiry/model/source.ts):
 * of addresses only the path and the names of campaigns.
 */
export const addSource = `addEventListener('formdata', ({ target, formData }) => {
  if (!target.matches('#contact form')) return;
  try {
    const { ${arrivalKeys.first}: first, ${arrivalKeys.last}: last = first } = sessionStorage;
    const touch = (arrival) => {
      const [address, referrer] = JSON.parse(arrival);
      const { host, pathname, searchParams } = new URL(address);
      const from = URL.canParse(referrer) ? new URL(referrer).host : '';
      return {
        landingPage: pathname,
        referrer: from === host ? null : from || null,
        utm: Object.fromEntries(${JSON.stringify(utmNames)}.map((name) => [name, searchParams.get('utm_' + name)])),
      };
    };
    formData.set('source', JSON.stringify({ ...touch(last), first: last === first ? undefined : touch(first) }));
  } catch {}
});`;
