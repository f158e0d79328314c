import type { Language } from '@golghar/contracts';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { popupDelayMs, popupStorageKey } from '@/content/popup';
import { useWords } from '@/content/use-words';
import { sessionStore } from '@/lib/storage';

const startKey = 'sessionStart';

/** Time left until the offer is due, from the first page load of this session: this script may have arrived much later. */
function timeLeftMs(): number {
  const now = Date.now();
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const loaded = now - Math.max(0, performance.now() - (navigation?.loadEventEnd ?? 0));
  const start = Number(sessionStore.get(startKey)) || loaded;
  sessionStore.set(startKey, String(start));
  return Math.max(0, start + popupDelayMs - now);
}

const begunKey = 'formBegun';

const hasInput = (field: Element): boolean =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
  field.value !== field.defaultValue;

const note = () => sessionStore.set(begunKey, 'true');

/** Input in a form, or text typed outside of one, such as the name in the shop drawing; a price switch does not count. */
const begins = 'form *, input:not([type="radio"], [type="checkbox"])';

const noteInput = ({ target }: Event) => {
  if (target instanceof Element && target.matches(begins)) note();
};

/** Whether any form of the site has been begun in this visit, even before this script loaded. */
function hasBegunForm(): boolean {
  if ([...document.forms].some((form) => [...form.elements].some(hasInput))) note();
  return sessionStore.get(begunKey) !== null;
}

/** Whether the visitor is at a form now, waiting for its response or reading our thanks. */
export const isBusy = ({ activeElement }: Pick<Document, 'activeElement'> = document): boolean =>
  Boolean(activeElement?.closest('form, input, textarea, select, [data-thanks]'));

const wordsIn = {
  en: async () => (await import('@/content/popup')).popup,
  hi: async () => (await import('@/content/hi/popup')).popupInHindi,
};

const load = (language: Language) => Promise.all([import('./popup-dialog'), wordsIn[language]()]);

const busyPollMs = 1000;

/** How long before it is due its script is preloaded: on a slow connection it would be late. */
const preloadMs = 3000;

/**
 * Shows the offer once a session, 10 s after its first page load; never to somebody who has begun a form in this visit, is at
 * one or is reading our thanks, and never on the offer's own page.
 */
export default function Popup() {
  const [dialog, setDialog] = useState<ReactNode>();
  const { pathname } = useLocation();
  const { language, offer } = useWords();
  const isOnOfferPage = useEffectEvent(() => pathname === offer);

  useEffect(() => {
    if (sessionStore.get(popupStorageKey)) return;
    document.addEventListener('input', noteInput);
    // Check now, before client-side navigation leaves this page.
    hasBegunForm();
    const leftMs = timeLeftMs();
    // If its script fails there is no offer; that must not break the page.
    const preload = () => isOnOfferPage() || load(language).catch(() => undefined);
    const preloading = setTimeout(preload, Math.max(0, leftMs - preloadMs));
    let timer: ReturnType<typeof setTimeout>;
    const show = () => {
      if (hasBegunForm()) return;
      if (isBusy() || isOnOfferPage()) timer = setTimeout(show, busyPollMs);
      else load(language).then(open, () => undefined);
    };
    const open = ([{ PopupDialog }, words]: Awaited<ReturnType<typeof load>>) => {
      if (hasBegunForm()) return;
      sessionStore.set(popupStorageKey, 'true');
      setDialog(<PopupDialog words={words} onClose={() => setDialog(undefined)} />);
    };
    timer = setTimeout(show, leftMs);
    return () => {
      clearTimeout(preloading);
      clearTimeout(timer);
      document.removeEventListener('input', noteInput);
    };
  }, [language]);

  return dialog;
}
