import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { LiveSessions, type SignedIn } from './live-sessions';
import { sessionCookieName } from './session-cookie';
import { type GuardSettings, SESSION_SETTINGS } from './session-settings';
import { tokenClaims, tokenRules } from './session-token';

const strategyOptions = (settings: GuardSettings) => ({
  secretOrKey: settings.SESSION_SECRET,
  algorithms: [tokenRules.algorithm],
  issuer: tokenRules.issuer,
  audience: tokenRules.audience,
});

const signedIn = async (sessions: LiveSessions, payload: unknown): Promise<SignedIn | false> => {
  const claims = tokenClaims.safeParse(payload);
  return claims.success ? ((await sessions.find(claims.data.sid)) ?? false) : false;
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

  validate(payload: unknown): Promise<SignedIn | false> {
    return signedIn(this.sessions, payload);
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

  validate(payload: unknown): Promise<SignedIn | false> {
    return signedIn(this.sessions, payload);
  }
}
