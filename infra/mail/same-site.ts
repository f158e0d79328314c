import type { IncomingMessage } from 'node:http';

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Whether a request may read or delete mail: not when a page of another site makes it, and, while only this
 * machine can reach the inbox, not under a foreign name that was pointed at this machine (DNS rebinding).
 */
export function isAllowed({ headers }: IncomingMessage, host: string): boolean {
  const site = headers['sec-fetch-site'];
  const isNavigation = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  if (site === 'cross-site' && !isNavigation) return false;
  return host !== '127.0.0.1' || loopback.test(headers.host ?? '');
}
