import { lazy, Suspense, useDeferredValue } from 'react';
import { useWindow } from '@/lib/hooks/use-browser-state';
import { currentToast, dismissToast, type ShownToast } from '@/lib/toast-store';
import { prefetchPart } from '../late';

/** A plain toast, for when the full one could not be fetched. */
function PlainToast({ toast }: { toast: ShownToast | undefined }) {
  if (!toast) return null;
  return (
    <div role="status" className="toast-place fixed z-70 flex items-center gap-3 bg-lampblack p-3 text-white">
      <p className="grow">
        {toast.about && <strong className="block wrap-anywhere">{toast.about}</strong>}
        <strong>{toast.title}</strong> {toast.text}
      </p>
      <button type="button" className="button button-small" onClick={() => dismissToast(toast.id)}>
        Close
      </button>
    </div>
  );
}

const load = () => import('./toast-view');

/** Offline, the error message itself must not fail. */
const ToastView = lazy(() => load().catch(() => ({ default: PlainToast })));

export const prefetchToasts = (): void => void prefetchPart(load);

/** Renders the toasts, each after what it reports. Their view is loaded with the first one. */
export function Toaster() {
  const toast = useDeferredValue(useWindow('toast', currentToast, null));
  if (toast === null) return null;
  return (
    <Suspense>
      <ToastView toast={toast} />
    </Suspense>
  );
}
