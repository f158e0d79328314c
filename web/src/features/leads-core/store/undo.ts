import { onPersonLeft } from '@/lib/session/session';
import { dismissToast, showToast, type Toast } from '@/ui/toast/toast-store';
import type { ToastText } from './inbox';

/** Something that is being done, or was done last, and what takes it back. */
export type Undoable = {
  /** Missing as long as only the server's answer can tell how. */
  undo?: ((undoable: Undoable) => void) | undefined;
  /** Takes it back as long as it waits for its turn; answers whether it did. */
  cancel?: (() => boolean) | undefined;
  isTakenBack: boolean;
  hasFailed: boolean;
  /** The message that offers to take it back. */
  toastId?: number;
};

/** What the key Z takes back. */
let last: Undoable | undefined;

const forget = (undoable = last): void => {
  if (last === undoable) last = undefined;
};

onPersonLeft(() => forget());

/** How long the offer is on the screen; the key takes it back even later. */
const offerMs = 10_000;

/** From now on the key Z takes it back, though the server has not answered yet. */
export function beginUndoable(undo?: Undoable['undo'], cancel?: Undoable['cancel']): Undoable {
  const undoable: Undoable = { undo, cancel, isTakenBack: false, hasFailed: false };
  last = undoable;
  return undoable;
}

/** Tells that it is done and offers to take it back; what the key wanted back meanwhile is taken back now. */
export function offerUndo(
  undoable: Undoable,
  toast: ToastText & Pick<Toast, 'question'>,
  undo?: Undoable['undo'],
): void {
  if (undoable.isTakenBack) {
    if (!undoable.undo) undo?.(undoable);
    return;
  }
  undoable.undo ??= undo;
  undoable.toastId = showToast({
    ...toast,
    isLate: last !== undoable,
    durationMs: offerMs,
    action: { label: 'Undo', altText: 'Undo: press Z', run: () => takeBack(undoable) },
  });
}

/** Nothing came of it: there is nothing to take back. */
export function failUndoable(undoable: Undoable): void {
  undoable.hasFailed = true;
  forget(undoable);
}

function takeBack(undoable: Undoable): void {
  if (undoable.isTakenBack) return;
  undoable.isTakenBack = true;
  // What it offers and asks is no longer so.
  if (undoable.toastId) dismissToast(undoable.toastId);
  forget(undoable);
  if (undoable.cancel?.()) return;
  if (undoable.undo) undoable.undo(undoable);
  else showToast({ title: 'Taking it back…' });
}

/** Takes the last change back, once. */
export function undoLast(): void {
  if (last) takeBack(last);
  else showToast({ title: 'Nothing to undo' });
}
