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

/** The palette's program comes late; what is typed until then is not lost, nor is Enter. */
export function LazyPalette(props: { user: SessionUser; from: Element | null; onClose: () => void }) {
  const [text, setText] = useState('');
  const [isEntered, setIsEntered] = useState(false);
  // Where it is there already, the first key need not wait for what is late for nothing.
  const [{ Content }] = useState(() => ({ Content: loaded ?? LatePalette }));
  return (
    <LatePart
      fallback={
        <input
          // biome-ignore lint/a11y/noAutofocus: somebody has pressed Ctrl+K and types on
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

/** Whether the command palette is open; Ctrl+K (⌘K) opens and closes it wherever somebody is, also in a field. */
export function usePalette() {
  /** While it is open: what had the focus before, if anything. */
  const [opened, setOpened] = useState<{ from: Element | null }>();
  useEffect(() => {
    void prefetchPart(load);
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
