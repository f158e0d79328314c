import { hash } from 'node:crypto';
import { apiTokenPrefix, userActiveHeader } from '@golghar/contracts';
import type { Request } from '../http/request';

/**
 * The hash of a token's secret part, which is what is stored and published, so that nobody learns a secret from the database.
 * Random bits need no slow hash.
 */
export const sha256 = (text: string | Buffer): Buffer => hash('sha256', text, 'buffer');

const apiToken = new RegExp(`^${apiTokenPrefix}[\\w-]{43}$`);

/** The part of a request's Authorization header after `Bearer`. */
export const bearerOf = ({ headers }: Pick<Request, 'headers'>): string | undefined =>
  /^bearer\s+(\S+)/i.exec(headers.authorization ?? '')?.[1];

/** The personal API token in a request's Authorization header; undefined without one, or for a session's. */
export function apiTokenOf(request: Pick<Request, 'headers'>): string | undefined {
  const bearer = bearerOf(request);
  return bearer && apiToken.test(bearer) ? bearer : undefined;
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a person is behind a request, and not a timer or an event: see {@link userActiveHeader}. */
export const isUserActive = ({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean =>
  !safeMethods.has(method) || headers[userActiveHeader] === '1';

/**
 * Whether another site's page asks for a change. Browsers send Origin and Sec-Fetch-Site with changes and pages cannot forge
 * either; programs send neither and carry no visitor's cookie. Ours are the origin that the request was sent to, scheme
 * included, and that of PUBLIC_URL, for an HTTPS proxy that does not forward the scheme. A request with an API token and without
 * a cookie carries nothing that a browser added: whoever sends it has the token.
 */
export function isCrossOrigin(request: Request, publicUrl: string): boolean {
  const { method, headers, protocol } = request;
  if (safeMethods.has(method) || (apiTokenOf(request) && headers.cookie === undefined)) return false;
  const { 'sec-fetch-site': site = 'none', origin } = headers;
  if (site !== 'same-origin' && site !== 'none') return true;
  return (
    origin !== undefined && ![new URL(publicUrl).origin, `${protocol}://${headers.host}`].includes(origin)
  );
}
