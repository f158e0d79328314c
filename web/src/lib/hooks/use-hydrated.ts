import { useSyncExternalStore } from 'react';

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
