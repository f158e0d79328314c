import { lazy, Suspense, useEffect, useState } from 'react';
import { popup } from '@/content/popup';
import { sessionStore } from '@/lib/storage';
import { isTyping, timeLeft } from './popup-timer';

const load = () => import('./popup-dialog');
const PopupDialog = lazy(load);

const lookAgain = 1000;

/** Shows the offer once a session, 10 s after its first page, and never while somebody types. */
export function Popup() {
  const [isDue, setIsDue] = useState(false);

  useEffect(() => {
    if (sessionStore.get(popup.storageKey)) return;
    let timer: number;
    const show = () => {
      if (isTyping()) {
        timer = window.setTimeout(show, lookAgain);
        return;
      }
      // Without its script there is no offer; that is no reason to break the page.
      load().then(
        () => {
          sessionStore.set(popup.storageKey, 'true');
          setIsDue(true);
        },
        () => undefined,
      );
    };
    timer = window.setTimeout(show, timeLeft(popup.delay));
    return () => clearTimeout(timer);
  }, []);

  if (!isDue) return null;
  return (
    <Suspense>
      <PopupDialog onClose={() => setIsDue(false)} />
    </Suspense>
  );
}
