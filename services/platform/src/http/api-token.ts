import { createHash } from 'node:crypto';
import { apiTokenPrefix } from '@golghar/contracts';
import type { FastifyRequest } from 'fastify';

/** What is stored of a token's secret: 256 random bits need no slow hash. */
export const hashApiToken = (secret: string): Buffer => createHash('sha256').update(secret).digest();

const pattern = new RegExp(`^Bearer (${apiTokenPrefix}[\\w-]{43})$`, 'i');

/** The personal API token of a request's Authorization header; undefined where that has none, or a session's. */
export const apiTokenOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  pattern.exec(headers.authorization ?? '')?.[1];
