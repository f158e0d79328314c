import { absoluteLifetime, tokenRules } from '@golghar/platform';
import { sign } from 'jsonwebtoken';

/** Makes the signed token that names a session; see platform's tokenRules for what is accepted. */
export const signSessionToken = (sessionId: string, secret: string): string =>
  sign({ sid: sessionId, typ: tokenRules.type }, secret, {
    algorithm: tokenRules.algorithm,
    issuer: tokenRules.issuer,
    audience: tokenRules.audience,
    expiresIn: absoluteLifetime,
  });
