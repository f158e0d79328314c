import type { KeyObject } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import { idSchema } from '@golghar/contracts';
import { decode, sign, verify } from 'jsonwebtoken';
import * as z from 'zod/mini';
import type { SessionKey } from '../settings/session-keys';

/** A session lives at most this long, however active. */
export const absoluteLifetimeSeconds = 12 * 60 * 60;

/** A session that is idle for this long has ended. */
export const idleLifetimeSeconds = 30 * 60;

/** The algorithm that signs and checks a session token; nothing else is accepted. */
export const tokenRules = {
  algorithm: 'ES256',
  issuer: 'golghar-auth',
  audience: 'golghar-back-office',
  type: 'session',
} as const;

const { algorithm, issuer, audience, type } = tokenRules;

/** Claims of a session token. It identifies a session and grants nothing by itself: Postgres says whether the session is live. */
const tokenClaims = z.object({ sid: idSchema, typ: z.literal(type), exp: z.int() });

type Claims = z.infer<typeof tokenClaims>;
type Keys = ReadonlyMap<string, KeyObject>;

/**
 * Tokens whose signatures have been checked, by keys: checking one takes longer than asking Postgres whether its session is
 * live.
 */
const checked = new WeakMap<Keys, Map<string, Claims>>();

/** How many are kept at a time. */
const maxChecked = 1000;

/** Makes the signed token that identifies a session. */
export const signSessionToken = (sid: string, { key, kid: keyid }: SessionKey): string =>
  sign({ sid, typ: type }, key, {
    ...{ algorithm, keyid, issuer, audience },
    expiresIn: absoluteLifetimeSeconds,
  });

/** The id of the session that a valid token identifies; undefined for any other token, and for an expired one. */
export function readSessionToken(token: string, keys: Keys): string | undefined {
  const claims = checked.get(keys)?.get(token) ?? remember(token, keys);
  return claims && claims.exp * 1000 > Date.now() ? claims.sid : undefined;
}

function remember(token: string, keys: Keys): Claims | undefined {
  const claims = checkToken(token, keys);
  const known = checked.get(keys) ?? new Map<string, Claims>();
  if (known.size >= maxChecked) known.clear();
  if (claims) checked.set(keys, known.set(token, claims));
  return claims;
}

function checkToken(token: string, keys: Keys): Claims | undefined {
  try {
    const key = keys.get(decode(token, { complete: true })?.header.kid ?? '');
    if (!key) return undefined;
    return tokenClaims.safeParse(verify(token, key, { algorithms: [algorithm], issuer, audience })).data;
  } catch {
    return undefined;
  }
}

/**
 * The cookie that carries the session token: host-only, unreadable by scripts, not sent from other sites' forms. Over TLS its
 * name binds it to host and path (RFC 6265bis).
 */
export function sessionCookie(publicUrl: string): { name: string; attributes: CookieSerializeOptions } {
  const secure = publicUrl.startsWith('https:');
  return {
    name: secure ? '__Host-session' : 'session',
    attributes: { path: '/', httpOnly: true, sameSite: 'lax', secure },
  };
}
