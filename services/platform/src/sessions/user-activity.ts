import { userActiveHeader } from '@golghar/contracts';
import type { FastifyRequest } from 'fastify';

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a person is behind a request, and not a timer or an event: see {@link userActiveHeader}. */
export const isUserActive = ({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean =>
  !reads.has(method) || headers[userActiveHeader] === '1';
