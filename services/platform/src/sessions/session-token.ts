import { createHash, type KeyObject } from 'node:crypto';
import { idSchema } from '@golghar/contracts';
import { decode, sign, verify } from 'jsonwebtoken';
import * as z from 'zod/mini';
import type { SessionKey } from '../config/session-keys';

/** A session lives at most this long, however busy. */
export const absoluteLifetimeSeconds = 12 * 60 * 60;

/** A session in which nobody does anything for this long is over. */
export const idleLifetimeSeconds = 30 * 60;

/** What signs and checks a session token; nothing else is accepted. */
export const tokenRules = {
  algorithm: 'ES256',
  issuer: 'golghar-auth',
  audience: 'golghar-back-office',
  type: 'session',
} as const;

/** Claims of a session token. It names a session and grants nothing by itself: Postgres says whether it lives. */
const tokenClaims = z.object({ sid: idSchema, typ: z.literal(tokenRules.type) });

/** Makes the signed token that names a session. */
export const signSessionToken = (sid: string, { key, kid }: SessionKey): string =>
  sign({ sid, typ: tokenRules.type }, key, {
    algorithm: tokenRules.algorithm,
    keyid: kid,
    issuer: tokenRules.issuer,
    audience: tokenRules.audience,
    expiresIn: absoluteLifetimeSeconds,
  });

/** The id of the session that a token of ours names; undefined for any other token, and for one that has expired. */
export function readSessionToken(token: string, keys: ReadonlyMap<string, KeyObject>): string | undefined {
  const { algorithm, issuer, audience } = tokenRules;
  try {
    const key = keys.get(decode(token, { complete: true })?.header.kid ?? '');
    if (!key) return undefined;
    const claims = verify(token, key, { algorithms: [algorithm], issuer, audience });
    return tokenClaims.safeParse(claims).data?.sid;
  } catch {
    return undefined;
  }
}

/**
 * What is stored and published of the id in a token. The id itself is in the token alone, so that nobody who reads
 * the database learns one.
 */
export const hashSessionToken = (sid: string): Buffer => createHash('sha256').update(sid).digest();

/** Channel on which services announce that a session or an API token was used; its payload is the id of the row. */
export const lastUseChannel = 'last_use';
