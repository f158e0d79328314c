import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from '@/lib/hooks/when-idle';
import { prefetchPalette } from './lazy-palette';

/** Whether the command palette is open; Ctrl+K (⌘K) opens and closes it wherever somebody is, also in a field. */
export function usePalette() {
  /** While it is open: what had the focus before, if anything. */
  const [opened, setOpened] = useState<{ from: Element | null }>();
  useEffect(() => {
    void whenIdle().then(prefetchPalette);
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      // Firefox and others go to the address bar.
      event.preventDefault();
      // At once: the next key is part of what is searched.
      flushSync(() => setOpened((current) => (current ? undefined : { from: document.activeElement })));
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return {
    opened,
    open: () => setOpened({ from: document.activeElement }),
    close: () => {
      setOpened(undefined);
      // At once: whoever opens it again in the next moment comes from there.
      if (opened?.from instanceof HTMLElement) opened.from.focus();
    },
  };
}
