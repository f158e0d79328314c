import { useCallback, useEffect, useRef } from 'react';
import { useBlocker, useLocation } from 'react-router';

/** Returns a function that tells whether the visitor is still on this page and not navigating away. */
export function useIsStaying(): () => boolean {
  const { pathname } = useLocation();
  const path = useRef<{ here?: string; wanted?: string }>({});
  // Blocks nothing. The router calls it as soon as a link is clicked; waiting for a render would be too late.
  useBlocker(
    useCallback(({ nextLocation }) => {
      path.current.wanted = nextLocation.pathname;
      return false;
    }, []),
  );
  useEffect(() => {
    path.current = { here: pathname, wanted: pathname };
    return () => {
      path.current = { here: pathname };
    };
  }, [pathname]);
  return useCallback(() => path.current.here === path.current.wanted, []);
}
