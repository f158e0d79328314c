import { backOfficePaths } from '@golghar/contracts';
import { useContext, useEffect } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router';
import { whenIdle } from '@/lib/hooks/when-idle';

/** Fetched first: browsers never ask again for a module whose import has failed. */
const prefetch = (module: string): Promise<unknown> =>
  fetch(module)
    .then(() => import(/* @vite-ignore */ module))
    .catch(() => undefined);

/**
 * Fetches the program of the screens where a day is spent before anybody goes to them. PrefetchPageLinks reloads the page where
 * one can't be fetched: whoever has just lost the connection would lose what is on the screen, too.
 */
export function PrefetchScreens() {
  const manifest = useContext(FrameworkContext)?.manifest;
  useEffect(() => {
    const screens = [backOfficePaths.today, backOfficePaths.leads, backOfficePaths.board];
    const routes = Object.values(manifest?.routes ?? {}).filter(
      (route) => route && screens.some((screen) => screen === `/${route.path}`),
    );
    void whenIdle().then(() => {
      for (const route of routes) if (route) void prefetch(route.module);
    });
  }, [manifest]);
  return null;
}
