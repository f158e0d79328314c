import { useCallback, useSyncExternalStore } from 'react';
import type { Store } from '../storage';

/** Whether a media query matches, kept up to date; `beforeKnown` while prerendering and hydrating. */
export function useMediaQuery(query: string, beforeKnown = false): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => beforeKnown,
  );
}

/** A value of a browser store, kept up to date; null while prerendering and hydrating. */
export const useStored = (store: Store, key: string): string | null =>
  useSyncExternalStore(
    store.subscribe,
    () => store.get(key),
    () => null,
  );

/** A value read from the window, again after each of these events; `beforeKnown` while prerendering and hydrating. */
export function useWindow<Value>(events: string, read: () => Value, beforeKnown: Value): Value {
  const subscribe = useCallback(
    (listener: () => void) => {
      const listening = new AbortController();
      const options = { passive: true, signal: listening.signal };
      for (const name of events.split(' ')) window.addEventListener(name, listener, options);
      return () => listening.abort();
    },
    [events],
  );
  return useSyncExternalStore(subscribe, read, () => beforeKnown);
}

export const useOnline = (): boolean => useWindow('online offline', () => navigator.onLine, true);

/** False while prerendering and hydrating, then true: for whatever depends on the URL's query, which the build doesn't know. */
export const useHydrated = (): boolean => useWindow('load', () => true, false);

/** For a part that hydrates late: clicks before that are replayed once it is `data-ready` (web/scripts/early-scripts.ts). */
export const useHydrationMarker = () => ({
  'data-island': true,
  'data-ready': useHydrated() || undefined,
});
