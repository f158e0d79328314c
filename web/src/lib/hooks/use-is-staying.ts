import { useCallback, useEffect, useRef } from 'react';
import { useBlocker, useLocation } from 'react-router';

/** Returns a function that tells whether the visitor is still on this page and not navigating away. */
export function useIsStaying(): () => boolean {
  const { pathname } = useLocation();
  const wanted = useRef(pathname);
  // Blocks nothing. The router calls it as soon as a link is clicked; waiting for a render would be too late.
  useBlocker(
    useCallback(({ nextLocation }) => {
      wanted.current = nextLocation.pathname;
      return false;
    }, []),
  );
  useEffect(() => {
    wanted.current = pathname;
    return () => {
      wanted.current = '';
    };
  }, [pathname]);
  return useCallback(() => wanted.current === pathname, [pathname]);
}
