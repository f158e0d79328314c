import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { type PopupWords, popupDelayMs, popupStorageKey } from '@/content/popup';
import { useWords } from '@/content/use-words';
import { sessionStore } from '@/lib/storage';

const startKey = 'sessionStart';

/** When this page had loaded: its script may have arrived much later. */
const pageLoaded = (now: number): number => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return now - Math.max(0, performance.now() - (navigation?.loadEventEnd ?? 0));
};

/** Time left until a delay since the first page load of this session has passed. */
export function timeLeftMs(delayMs: number, now = Date.now()): number {
  const stored = Number(sessionStore.get(startKey));
  const start = stored || pageLoaded(now);
  if (!stored) sessionStore.set(startKey, String(start));
  return Math.max(0, start + delayMs - now);
}

const begunKey = 'formBegun';

const hasInput = (field: Element): boolean =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
  field.value !== field.defaultValue;

const note = () => sessionStore.set(begunKey, 'true');

/** Input in a form, or text typed outside of one, such as the name in the shop drawing; a price switch does not count. */
const begins = 'form *, input:not([type="radio"], [type="checkbox"])';

/** Records for the whole visit that a form has been begun. */
export function watchForms(): () => void {
  const noteInput = ({ target }: Event) => {
    if (target instanceof Element && target.matches(begins)) note();
  };
  // Check now, before client-side navigation leaves this page.
  hasBegunForm();
  document.addEventListener('input', noteInput);
  return () => document.removeEventListener('input', noteInput);
}

/** Whether any form of the site has been begun in this visit, even before this script loaded. */
export function hasBegunForm(): boolean {
  if ([...document.forms].some((form) => [...form.elements].some(hasInput))) note();
  return sessionStore.get(begunKey) !== null;
}

/** Whether the visitor is at a form now, waiting for its response or reading our thanks. */
export const isBusy = ({ activeElement }: Pick<Document, 'activeElement'> = document): boolean =>
  Boolean(activeElement?.closest('form, input, textarea, select, [data-thanks]'));

const load = () => import('./popup-dialog');
const PopupDialog = lazy(load);

/** Polling interval while the visitor is busy. */
const busyPollMs = 1000;

/** How long before it is due its script is preloaded: on a slow connection it would be late. */
const preloadMs = 3000;

/**
 * Shows the offer once a session, 10 s after its first page load; never to somebody who has begun a form in this visit, is at
 * one or is reading our thanks, and never on the offer's own page.
 */
export function Popup({ words }: { words: PopupWords }) {
  const [isDue, setIsDue] = useState(false);
  const { pathname } = useLocation();
  const { offer } = useWords();
  const isOnOfferPage = useEffectEvent(() => pathname === offer);

  useEffect(() => {
    if (sessionStore.get(popupStorageKey)) return;
    const stopWatching = watchForms();
    const leftMs = timeLeftMs(popupDelayMs);
    // If its script fails there is no offer; that must not break the page.
    const preload = () => isOnOfferPage() || load().catch(() => undefined);
    const preloading = setTimeout(preload, Math.max(0, leftMs - preloadMs));
    let timer: ReturnType<typeof setTimeout>;
    const show = () => {
      if (hasBegunForm()) return;
      if (isBusy() || isOnOfferPage()) timer = setTimeout(show, busyPollMs);
      else load().then(open, () => undefined);
    };
    const open = () => {
      if (hasBegunForm()) return;
      sessionStore.set(popupStorageKey, 'true');
      setIsDue(true);
    };
    timer = setTimeout(show, leftMs);
    return () => {
      clearTimeout(preloading);
      clearTimeout(timer);
      stopWatching();
    };
  }, []);

  if (!isDue) return null;
  return (
    <Suspense>
      <PopupDialog words={words} onClose={() => setIsDue(false)} />
    </Suspense>
  );
}
