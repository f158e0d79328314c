import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext as RouterContext, useLocation } from 'react-router';

/** Returns a function that tells whether the visitor is still on this page and not navigating away. */
export function useIsStaying(): () => boolean {
  const { pathname } = useLocation();
  const router = useContext(RouterContext)?.router;
  // Of the router itself, which knows as soon as a link is clicked; waiting for a render would be too late.
  return useCallback(() => {
    const { location, navigation } = router?.state ?? {};
    return (navigation?.location ?? location)?.pathname === pathname;
  }, [router, pathname]);
}
