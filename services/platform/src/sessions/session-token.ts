import { idSchema } from '@golghar/contracts';
import * as z from 'zod/mini';

/** A session lives at most this long, however busy (seconds). */
export const absoluteLifetime = 12 * 60 * 60;

/** A session that is not used for this long is over (seconds). */
export const idleLifetime = 30 * 60;

/** What signs and checks a session token; nothing else is accepted. */
export const tokenRules = {
  algorithm: 'HS256',
  issuer: 'golghar-auth',
  audience: 'golghar-back-office',
  type: 'session',
} as const;

/** Claims of a session token. It names a session and grants nothing by itself: Postgres says whether it lives. */
export const tokenClaims = z.object({ sid: idSchema, typ: z.literal(tokenRules.type) });

/** Channel on which services announce that a session was used; its payload is the session's id. */
export const sessionSeenChannel = 'session_seen';
