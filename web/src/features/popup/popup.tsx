import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { type PopupWords, popupDelayMs, popupStorageKey } from '@/content/popup';
import { useWords } from '@/content/use-words';
import { sessionStore } from '@/lib/storage';
import { hasBegunForm, isBusy, timeLeftMs, watchForms } from './popup-timer';

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
    let timer: number;
    const stopWatching = watchForms();
    const show = () => {
      if (hasBegunForm()) return;
      if (isBusy() || isOnOfferPage()) {
        timer = window.setTimeout(show, busyPollMs);
        return;
      }
      // Without its script there is no offer; that is no reason to break the page.
      load().then(
        () => {
          if (hasBegunForm()) return;
          sessionStore.set(popupStorageKey, 'true');
          setIsDue(true);
        },
        () => undefined,
      );
    };
    const leftMs = timeLeftMs(popupDelayMs);
    timer = window.setTimeout(
      () => {
        if (!isOnOfferPage()) load().catch(() => undefined);
        timer = window.setTimeout(show, Math.min(leftMs, preloadMs));
      },
      Math.max(0, leftMs - preloadMs),
    );
    return () => {
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
