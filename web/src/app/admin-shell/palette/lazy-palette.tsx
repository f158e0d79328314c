import type { SessionUser } from '@golghar/contracts';
import { lazy, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { loadWithRetry } from '@/lib/api/load-with-retry';
import { prefetchPart } from '@/lib/prefetch-part';
import { LatePart } from '@/ui/late-part';
import type Palette from './palette';

let loaded: typeof Palette | undefined;
const load = async () => {
  const module = await import('./palette');
  loaded = module.default;
  return module;
};
const LatePalette = lazy(() => loadWithRetry(load));

/** The palette's chunk may load late; until then typed text and Enter are kept. */
export function LazyPalette(props: { user: SessionUser; from: Element | null; onClose: () => void }) {
  const [text, setText] = useState('');
  const [isEntered, setIsEntered] = useState(false);
  // Once loaded it renders without suspending, so that the first key isn't delayed.
  const [{ Content }] = useState(() => ({ Content: loaded ?? LatePalette }));
  return (
    <LatePart
      fallback={
        <input
          // biome-ignore lint/a11y/noAutofocus: somebody has pressed Ctrl+K and keeps typing
          autoFocus
          aria-label="Search and commands"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') setIsEntered(true);
            if (key === 'Escape') props.onClose();
          }}
          className="field fixed inset-x-3 top-3 z-70 mx-auto max-w-[40rem] shadow-overlay sm:top-[12vh]"
        />
      }
    >
      <Content {...props} text={text} onText={setText} isEntered={isEntered} />
    </LatePart>
  );
}

/** Whether the command palette is open; Ctrl+K (⌘K) toggles it everywhere, also in fields. */
export function usePalette() {
  /** While open: the element that had the focus, if any. */
  const [opened, setOpened] = useState<{ from: Element | null }>();
  useEffect(() => {
    void prefetchPart(load);
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      // Firefox and others would focus the address bar.
      event.preventDefault();
      // Synchronous: the next key belongs to the search.
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
      // Immediately, so that reopening it right away restores the same element.
      if (opened?.from instanceof HTMLElement) opened.from.focus();
    },
  };
}
