import { utmNames } from '@golghar/contracts';
import { arrivalKeys, formReady, prefillKeys } from '../src/lib/storage';

/**
 * Before hydration the browser itself submits a form that has an action, and opens a popover menu. A click on any other button
 * is replayed once its part of the page has hydrated, which the part signals itself (web/src/lib/hooks/use-browser-state.ts).
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
 * Fills the form with a link's choice: a service in its list, a package in its message. The form may be on this page, on the
 * next one, or on one reached by client-side navigation. Hydration may render it anew: until then the choice is kept, unless the
 * visitor makes another. Without storage it lasts as long as the page.
 */
export const prefillForm = `let wanted;
const attempt = (act) => { try { act() } catch {} };
const forget = () => {
  wanted = undefined;
  attempt(() => sessionStorage.removeItem('${prefillKeys.service}'));
};
const choose = (isReady) => {
  attempt(() => { wanted ??= sessionStorage.${prefillKeys.service} });
  const list = document.querySelector('#contact [name=service]');
  if (!list || !wanted) return;
  list.value = wanted;
  if (isReady || list.form.hasAttribute('data-ready')) forget();
  list.dispatchEvent(new Event('change', { bubbles: true }));
};
for (const name of ['change', 'submit'])
  addEventListener(name, ({ isTrusted, target }) =>
    isTrusted && target.matches('#contact form, #contact [name=service]') && forget(), true);
addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest('a[data-service], a[data-package]');
  if (!link) return;
  const { packageQuarterly, service } = link.dataset;
  const isQuarterly = packageQuarterly && document.querySelector('[name=billing][value=quarterly]:checked');
  const chosen = isQuarterly ? packageQuarterly : link.dataset.package;
  wanted = service;
  attempt(() => {
    if (chosen) sessionStorage.${prefillKeys.package} = chosen;
    if (service) sessionStorage.${prefillKeys.service} = service;
  });
  choose();
}, true);
addEventListener('${formReady}', () => choose(true));
choose();`;

/**
 * Records where a visitor came from, and adds it to the form: only the paths of addresses and the campaign parameters. The app's
 * own script may load too late for that: a visitor who clicks a link before is already on another page, which only knows this
 * one as its referrer. Without storage only this page is known.
 */
export const tellSource = `const arrival = JSON.stringify([location.href, document.referrer]);
let arrivals = { ${arrivalKeys.first}: arrival };
try {
  const isLed = document.referrer && !document.referrer.startsWith(location.origin + '/');
  sessionStorage.${arrivalKeys.first} ??= arrival;
  if (isLed || /[?&]utm_/.test(location.search)) sessionStorage.${arrivalKeys.last} = arrival;
  arrivals = sessionStorage;
} catch {}
addEventListener('formdata', ({ target, formData }) => {
  if (!target.matches('#contact form')) return;
  try {
    const { ${arrivalKeys.first}: first, ${arrivalKeys.last}: last = first } = arrivals;
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
