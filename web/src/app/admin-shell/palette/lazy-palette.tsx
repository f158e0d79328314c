import type { SessionUser } from '@golghar/contracts';
import { lazy, useState } from 'react';
import { loadWithRetry } from '@/lib/api/load-with-retry';
import { LatePart } from '@/ui/late-part';
import type Palette from './palette';

let loaded: typeof Palette | undefined;
const load = async () => {
  const module = await import('./palette');
  loaded = module.default;
  return module;
};
const LatePalette = lazy(() => loadWithRetry(load));

/** Fetches the palette before it is asked for. */
export const prefetchPalette = (): void => void load().catch(() => undefined);

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
