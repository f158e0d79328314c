import { onPersonLeft } from '@/lib/session';
import { showToast } from '@/ui/toast/toast-store';

/** How long the offer is on the screen (milliseconds); the key takes it back even later. */
const offerTime = 10_000;

let takeBack: (() => void) | undefined;
onPersonLeft(() => {
  takeBack = undefined;
});

/** Tells of something done and offers to take it back, by the toast or by the key Z. */
export function offerUndo(title: string, text: string, undo: () => void): void {
  takeBack = undo;
  showToast({
    title,
    text,
    duration: offerTime,
    action: { label: 'Undo', altText: 'Undo: press Z', run: undoLast },
  });
}

/** Takes the last change back, once. */
export function undoLast(): void {
  const undo = takeBack;
  takeBack = undefined;
  if (undo) undo();
  else showToast({ title: 'Nothing to undo' });
}
