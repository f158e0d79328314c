import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { bufferKeystrokes, dropKeystrokes } from '@/lib/buffer-keystrokes';
import { late } from '@/ui/late';

export const Palette = late(() => import('./palette'));

/** Whether the command palette is open; Ctrl+K (⌘K) toggles it everywhere, also in fields. */
export function usePalette() {
  /** While open: the element that had the focus, if any. */
  const [opened, setOpened] = useState<{ from: Element | null }>();
  const open = () => {
    setOpened({ from: document.activeElement });
    bufferKeystrokes(() => document.activeElement?.closest('[data-palette]') != null);
  };
  const close = () => {
    setOpened(undefined);
    // Immediately, so that reopening it right away restores the same element.
    if (opened?.from instanceof HTMLElement) opened.from.focus();
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    // Firefox and others would focus the address bar.
    event.preventDefault();
    if (!opened) return open();
    // What was typed for it is no command of the page. Closed by a choice or Escape, what is held came after that.
    dropKeystrokes();
    close();
  });
  useEffect(() => {
    void Palette.prefetch();
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  // The key is answered before it is rendered; it closes at once.
  const isRendered = useDeferredValue(opened) === opened;
  return { isOpen: opened !== undefined && isRendered, open, close };
}
