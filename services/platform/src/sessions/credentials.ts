import { createHash } from 'node:crypto';
import { apiTokenPrefix, userActiveHeader } from '@golghar/contracts';
import type { FastifyRequest } from 'fastify';

/** What is stored of a token's secret: 256 random bits need no slow hash. */
export const hashApiToken = (secret: string): Buffer => createHash('sha256').update(secret).digest();

const apiToken = new RegExp(`^${apiTokenPrefix}[\\w-]{43}$`);

type Headers = Pick<FastifyRequest, 'headers'>;

/** What a request's Authorization header has behind `Bearer`. */
export const bearerOf = ({ headers }: Headers): string | undefined =>
  /^bearer\s+(\S+)/i.exec(headers.authorization ?? '')?.[1];

/** The personal API token of a request's Authorization header; undefined where that has none, or a session's. */
export function apiTokenOf(request: Headers): string | undefined {
  const bearer = bearerOf(request);
  return bearer && apiToken.test(bearer) ? bearer : undefined;
}

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a person is behind a request, and not a timer or an event: see {@link userActiveHeader}. */
export const isUserActive = ({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean =>
  !reads.has(method) || headers[userActiveHeader] === '1';
