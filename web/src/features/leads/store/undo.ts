import { showToast } from '@/ui/toast/toast-store';
import { useInbox } from './inbox';

/** How long the offer is on the screen; the key takes it back even later. */
const offerMs = 10_000;

/** Tells of something done and offers to take it back, by the toast or by the key Z. */
export function offerUndo(title: string, text: string, undo: () => void): void {
  useInbox.setState({ undo });
  showToast({
    title,
    text,
    duration: offerMs,
    action: { label: 'Undo', altText: 'Undo: press Z', run: undoLast },
  });
}

/** Takes the last change back, once. */
export function undoLast(): void {
  const { undo } = useInbox.getState();
  useInbox.setState({ undo: undefined });
  if (undo) undo();
  else showToast({ title: 'Nothing to undo' });
}
