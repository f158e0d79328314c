import { cpSync } from 'node:fs';
import path from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { adminRoutes } from '../src/pages/admin/routes';

/** Addresses of some routes and those below them, but for what an address leaves open. */
const addressesOf = (routes: readonly RouteConfigEntry[], base = ''): string[] =>
  routes
    .flatMap(({ path: own, children = [] }) => {
      const address = own ? `${base}/${own}` : base;
      return children.length > 0 ? addressesOf(children, address) : [address];
    })
    .filter((address) => !/[:*]/.test(address));

/**
 * Puts the one page of the back office, whose script reads the address, at each of its addresses: the gateway finds them as
 * it finds all pages, and unknown ones are honest 404s.
 */
export function writeBackOfficePages(client: string): void {
  for (const address of addressesOf(adminRoutes))
    cpSync(path.join(client, '__spa-fallback.html'), path.join(client, address, 'index.html'));
}
