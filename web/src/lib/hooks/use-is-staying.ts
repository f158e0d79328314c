import { useCallback, useEffect, useRef } from 'react';
import { useBlocker, useLocation } from 'react-router';

/** Tells whether this page is still the one that is wanted: nobody has left it, or is on the way to another one. */
export function useIsStaying(): () => boolean {
  const { pathname } = useLocation();
  const isHere = useRef(true);
  const here = useRef(pathname);
  const wanted = useRef(pathname);
  // Blocks nothing. The router asks as soon as a link is pressed; whoever waits for a render learns of it too late.
  useBlocker(
    useCallback(({ nextLocation }) => {
      wanted.current = nextLocation.pathname;
      return false;
    }, []),
  );
  useEffect(() => {
    here.current = pathname;
    wanted.current = pathname;
  }, [pathname]);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(() => isHere.current && wanted.current === here.current, []);
}
