import type { KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { decode } from 'jsonwebtoken';
import { ExtractJwt, type SecretOrKeyProvider, Strategy } from 'passport-jwt';
import type { SignedIn } from '../http/signed-in';
import { LiveSessions } from './live-sessions';
import { sessionCookieName } from './session-cookie';
import { type GuardSettings, SESSION_SETTINGS } from './session-settings';
import { tokenClaims, tokenRules } from './session-token';
import { isUserActive } from './user-activity';

/** As jsonwebtoken takes a key, of which the types of passport-jwt don't know. */
type KeyProvider = (_: unknown, token: string, done: (error: Error | null, key?: KeyObject) => void) => void;

/** Finds the key that a token names; a token that names none of ours is no session. */
const keyProvider =
  ({ SESSION_PUBLIC_KEYS: keys }: GuardSettings): KeyProvider =>
  (_, token, done) => {
    const key = keys.get(decode(token, { complete: true })?.header.kid ?? '');
    done(key ? null : new Error('The token names no key of ours'), key);
  };

const strategyOptions = (settings: GuardSettings) => ({
  secretOrKeyProvider: keyProvider(settings) as SecretOrKeyProvider,
  algorithms: [tokenRules.algorithm],
  issuer: tokenRules.issuer,
  audience: tokenRules.audience,
  passReqToCallback: true as const,
});

const signedIn = async (
  sessions: LiveSessions,
  request: FastifyRequest,
  payload: unknown,
): Promise<SignedIn | false> => {
  const claims = tokenClaims.safeParse(payload);
  if (!claims.success) return false;
  return (await sessions.find(claims.data.sid, isUserActive(request))) ?? false;
};

/** Accepts the token of an Authorization header. */
@Injectable()
export class BearerStrategy extends PassportStrategy(Strategy, 'session-bearer') {
  constructor(
    @Inject(SESSION_SETTINGS) settings: GuardSettings,
    private readonly sessions: LiveSessions,
  ) {
    super({ ...strategyOptions(settings), jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken() });
  }

  validate(request: FastifyRequest, payload: unknown): Promise<SignedIn | false> {
    return signedIn(this.sessions, request, payload);
  }
}

/** Accepts the token of the session cookie. */
@Injectable()
export class CookieStrategy extends PassportStrategy(Strategy, 'session-cookie') {
  constructor(
    @Inject(SESSION_SETTINGS) settings: GuardSettings,
    private readonly sessions: LiveSessions,
  ) {
    const name = sessionCookieName(settings.PUBLIC_URL);
    super({
      ...strategyOptions(settings),
      jwtFromRequest: (request: FastifyRequest) => request.cookies[name] ?? null,
    });
  }

  validate(request: FastifyRequest, payload: unknown): Promise<SignedIn | false> {
    return signedIn(this.sessions, request, payload);
  }
}
