import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { type PopupWords, popupDelayMs, popupStorageKey } from '@/content/popup';
import { useWords } from '@/content/use-words';
import { sessionStore } from '@/lib/storage';

const startKey = 'sessionStart';

/** When this page had loaded: its script may have come much later. */
const pageLoaded = (now: number): number => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return now - Math.max(0, performance.now() - (navigation?.loadEventEnd ?? 0));
};

/** How long it is until something is due that comes so long after the first page of this session had loaded. */
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

/** Of a form, or typed outside of one, as the name of a drawn shop is; a price's switch begins nothing. */
const begins = 'form *, input:not([type="radio"], [type="checkbox"])';

/** Notes it for the whole visit when a form is begun. */
export function watchForms(): () => void {
  const noteInput = ({ target }: Event) => {
    if (target instanceof Element && target.matches(begins)) note();
  };
  // Before it is left by a link that keeps this script.
  hasBegunForm();
  document.addEventListener('input', noteInput);
  return () => document.removeEventListener('input', noteInput);
}

/** Whether any form of the site has been begun in this visit; one may have been before this script was here. */
export function hasBegunForm(): boolean {
  if ([...document.forms].some((form) => [...form.elements].some(hasInput))) note();
  return sessionStore.get(begunKey) !== null;
}

/** Whether the visitor is at a form just now, waits for its answer or reads our thanks. */
export const isBusy = ({ activeElement }: Pick<Document, 'activeElement'> = document): boolean =>
  Boolean(activeElement?.closest('form, input, textarea, select, [data-thanks]'));

const load = () => import('./popup-dialog');
const PopupDialog = lazy(load);

/** While somebody is busy it is asked this often whether they still are. */
const busyPollMs = 1000;

/** Its script is fetched this long before it is due: on a slow line it would come late. */
const preloadMs = 3000;

/**
 * Shows the offer once a session, 10 s after its first page; never to somebody who has begun a form in this visit, is at one or
 * reads our thanks, and never beside itself.
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
    // Without its script there is no offer; that is no reason to break the page.
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
