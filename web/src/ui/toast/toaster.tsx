import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentToast, hasShownToast, subscribeToToast } from './toast-store';

const ToastView = lazy(() => import('./toast-view'));

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
