import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { type PopupWords, popupDelay, popupStorageKey } from '@/content/popup';
import { useWords } from '@/content/use-words';
import { sessionStore } from '@/lib/storage';
import { isBusy, timeLeft } from './popup-timer';

const load = () => import('./popup-dialog');
const PopupDialog = lazy(load);

const lookAgain = 1000;

/** Its script is fetched before it is due: on a slow line it would come late. */
const headStart = 3000;

/** Shows the offer once a session, 10 s after its first page, never while somebody types or reads our thanks, and never beside itself. */
export function Popup({ words }: { words: PopupWords }) {
  const [isDue, setIsDue] = useState(false);
  const { pathname } = useLocation();
  const { offer } = useWords();
  const isOnOfferPage = useRef(false);
  isOnOfferPage.current = pathname === offer;

  useEffect(() => {
    if (sessionStore.get(popupStorageKey)) return;
    let timer: number;
    const show = () => {
      if (isBusy() || isOnOfferPage.current) {
        timer = window.setTimeout(show, lookAgain);
        return;
      }
      // Without its script there is no offer; that is no reason to break the page.
      load().then(
        () => {
          sessionStore.set(popupStorageKey, 'true');
          setIsDue(true);
        },
        () => undefined,
      );
    };
    const left = timeLeft(popupDelay);
    timer = window.setTimeout(
      () => {
        if (!isOnOfferPage.current) load().catch(() => undefined);
        timer = window.setTimeout(show, Math.min(left, headStart));
      },
      Math.max(0, left - headStart),
    );
    return () => clearTimeout(timer);
  }, []);

  if (!isDue) return null;
  return (
    <Suspense>
      <PopupDialog words={words} onClose={() => setIsDue(false)} />
    </Suspense>
  );
}
