import { dismissToast, type ShownToast } from './toast-store';

/** A toast without any of its comforts, for when they could not be fetched. */
export function PlainToast({ toast }: { toast: ShownToast | undefined }) {
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
