import { onPersonLeft } from '@/lib/session/session';
import { dismissToast, showToast, type Toast } from '@/lib/toast-store';

/** The action in progress or last done, and how to undo it. */
export type Undoable = {
  /** Cancels it while it is waiting; otherwise makes the change that undoes it, which is sent once this one is answered. */
  undo: (undoable: Undoable) => unknown;
  answer?: unknown;
  isTakenBack: boolean;
  hasFailed: boolean;
  toastId?: number;
};

/** What the key Z undoes. */
let last: Undoable | undefined;

const forget = (undoable = last): void => {
  if (last === undoable) last = undefined;
};

onPersonLeft(() => forget());

/** How long Undo is offered on the screen; the key works even later. */
const offerMs = 10_000;

/** From now on the key Z undoes it, even before the server has responded. */
export function beginUndoable(undo: Undoable['undo']): Undoable {
  last = { undo, isTakenBack: false, hasFailed: false };
  return last;
}

/** Reports that it is done and offers Undo: of what has begun, or by what undoes it. */
export function offerUndo(toast: Toast, undo: Undoable | Undoable['undo']): void {
  const undoable = typeof undo === 'function' ? beginUndoable(undo) : undo;
  undoable.toastId = showToast({
    ...toast,
    isLate: last !== undoable,
    durationMs: offerMs,
    action: { label: 'Undo', altText: 'Undo: press Z', run: () => takeBack(undoable) },
  });
}

export function failUndoable(undoable: Undoable | undefined): void {
  if (!undoable) return;
  undoable.hasFailed = true;
  forget(undoable);
}

function takeBack(undoable: Undoable): void {
  if (undoable.isTakenBack) return;
  undoable.isTakenBack = true;
  // Its message is no longer true.
  if (undoable.toastId) dismissToast(undoable.toastId);
  forget(undoable);
  undoable.undo(undoable);
  if (!undoable.toastId && !undoable.hasFailed) showToast({ title: 'Taking it back…' });
}

export function undoLast(): void {
  if (last) takeBack(last);
  else showToast({ title: 'Nothing to undo' });
}
