import { useCallback, useSyncExternalStore } from 'react';
import type { localStore } from '../storage';

/** A value of the browser, read again after these events or a media query's; `beforeKnown` while prerendering and hydrating. */
export function useWindow<Value>(
  events: string,
  read: () => Value,
  beforeKnown: Value,
  media?: string,
): Value {
  const subscribe = useCallback(
    (listener: () => void) => {
      const listening = new AbortController();
      const options = { passive: true, signal: listening.signal };
      const target = media ? window.matchMedia(media) : window;
      for (const name of events.split(' ')) target.addEventListener(name, listener, options);
      return () => listening.abort();
    },
    [events, media],
  );
  return useSyncExternalStore(subscribe, read, () => beforeKnown);
}

export const useMediaQuery = (query: string, beforeKnown = false): boolean =>
  useWindow('change', () => window.matchMedia(query).matches, beforeKnown, query);

export const useStored = (store: typeof localStore, key: string): string | null =>
  useWindow('storage', () => store.get(key), null);

export const useOnline = (): boolean => useWindow('online offline', () => navigator.onLine, true);

/** False while prerendering and hydrating, then true: for whatever depends on the URL's query, which the build doesn't know. */
export const useHydrated = (): boolean => useWindow('load', () => true, false);

/** For a part that hydrates late: clicks before that are replayed once it is `data-ready` (web/scripts/early-scripts.ts). */
export const useHydrationMarker = () => ({
  'data-island': true,
  'data-ready': useHydrated() || undefined,
});
