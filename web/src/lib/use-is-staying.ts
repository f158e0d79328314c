import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** Tells whether this page is still the one that is wanted: nobody has left it, or is on the way to another one. */
export function useIsStaying(): () => boolean {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isHere = useRef(true);
  const isLeaving = useRef(false);
  isLeaving.current = next !== undefined && next.pathname !== pathname;
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(() => isHere.current && !isLeaving.current, []);
}
