import { useCallback, useSyncExternalStore } from 'react';
import type { Store } from '../storage';

/** Whether a media query holds, kept up to date; `beforeKnown` in the prerendered page. */
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

/** What a store of the browser keeps under a name, kept up to date; null in the prerendered page. */
export const useStored = (store: Store, key: string): string | null =>
  useSyncExternalStore(
    store.subscribe,
    () => store.get(key),
    () => null,
  );

/** What is read of the window, again after each of these events; `beforeKnown` in the prerendered page. */
export function useWindow<Value>(events: string, read: () => Value, beforeKnown: Value): Value {
  const subscribe = useCallback(
    (listener: () => void) => {
      const names = events.split(' ');
      for (const name of names) window.addEventListener(name, listener, { passive: true });
      return () => {
        for (const name of names) window.removeEventListener(name, listener);
      };
    },
    [events],
  );
  return useSyncExternalStore(subscribe, read, () => beforeKnown);
}

const never = () => () => undefined;

/**
 * False in the prerendered page and while it is taken over, then true: for what depends on the address's query, which
 * the build knows nothing of.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * Marks for a part that comes alive later than the page around it: what is pressed in it before is pressed again
 * when it is `data-ready` (web/scripts/early-scripts.ts).
 */
export const useHydrationMarker = () => ({
  'data-island': true,
  'data-ready': useHydrated() || undefined,
});
