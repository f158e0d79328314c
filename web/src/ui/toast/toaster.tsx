import { lazy, Suspense, useSyncExternalStore } from 'react';
import { PlainToast } from './plain-toast';
import { currentToast, hasShownToast, subscribeToToast } from './toast-store';

const load = () => import('./toast-view');

/** Offline the message that something failed must not itself fail. */
const ToastView = lazy(() => load().catch(() => ({ default: PlainToast })));

/** Fetches what draws toasts before the first one, where one is likely. */
export const prefetchToasts = (): void => {
  load().catch(() => undefined);
};

/** Place of the toasts. What draws them is fetched with the first one. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToast, currentToast, () => undefined);
  const isNeeded = useSyncExternalStore(subscribeToToast, hasShownToast, () => false);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <ToastView toast={toast} />
    </Suspense>
  );
}
