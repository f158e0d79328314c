import { cpSync } from 'node:fs';
import path from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { adminRoutes } from '../src/pages/admin/routes';

/** Addresses of some routes and their children, except those with parameters. */
const addressesOf = (routes: readonly RouteConfigEntry[], base = ''): string[] =>
  routes
    .flatMap(({ path: own, children = [] }) => {
      const address = own ? `${base}/${own}` : base;
      return children.length > 0 ? addressesOf(children, address) : [address];
    })
    .filter((address) => !/[:*]/.test(address));

/**
 * Copies the back office's only page, whose script reads the address, to each of its addresses: the gateway finds them like any
 * page, and unknown ones get a real 404.
 */
export function writeBackOfficePages(client: string): void {
  for (const address of addressesOf(adminRoutes))
    cpSync(path.join(client, '__spa-fallback.html'), path.join(client, address, 'index.html'));
}
