import { useCallback, useSyncExternalStore } from 'react';

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
