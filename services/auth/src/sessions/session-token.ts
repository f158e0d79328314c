import { absoluteLifetimeSeconds, type SessionKey, tokenRules } from '@golghar/platform';
import { sign } from 'jsonwebtoken';

/** Makes the signed token that names a session; see platform's tokenRules for what is accepted. */
export const signSessionToken = (sid: string, { key, kid }: SessionKey): string =>
  sign({ sid, typ: tokenRules.type }, key, {
    algorithm: tokenRules.algorithm,
    keyid: kid,
    issuer: tokenRules.issuer,
    audience: tokenRules.audience,
    expiresIn: absoluteLifetimeSeconds,
  });
