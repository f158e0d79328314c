import type { KeyObject } from 'node:crypto';
import { userActiveHeader } from '@golghar/contracts';
import { Inject, Injectable, type Type } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { decode } from 'jsonwebtoken';
import { ExtractJwt, type SecretOrKeyProvider, Strategy } from 'passport-jwt';
import { PLATFORM_SETTINGS, type PlatformSettings } from '../config/platform-settings';
import type { SignedIn } from '../http/signed-in';
import { sessionCookie } from './session-cookie';
import { tokenClaims, tokenRules } from './session-token';
import { WhoAsks } from './who-asks';

/** As jsonwebtoken takes a key, of which the types of passport-jwt don't know. */
type KeyProvider = (_: unknown, token: string, done: (error: Error | null, key?: KeyObject) => void) => void;

/** Finds the key that a token names; a token that names none of ours is no session. */
const keyProvider =
  ({ SESSION_PUBLIC_KEYS: keys }: PlatformSettings): KeyProvider =>
  (_, token, done) => {
    const key = keys?.get(decode(token, { complete: true })?.header.kid ?? '');
    done(key ? null : new Error('The token names no key of ours'), key);
  };

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a person is behind a request, and not a timer or an event: see {@link userActiveHeader}. */
export const isUserActive = ({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean =>
  !reads.has(method) || headers[userActiveHeader] === '1';

type TokenOf = (request: FastifyRequest) => string | null;

/** Accepts the session token that a request has in one place. */
function strategyOf(name: string, tokenOf: (settings: PlatformSettings) => TokenOf): Type {
  @Injectable()
  class SessionStrategy extends PassportStrategy(Strategy, name) {
    constructor(
      @Inject(PLATFORM_SETTINGS) settings: PlatformSettings,
      private readonly whoAsks: WhoAsks,
    ) {
      super({
        secretOrKeyProvider: keyProvider(settings) as SecretOrKeyProvider,
        algorithms: [tokenRules.algorithm],
        issuer: tokenRules.issuer,
        audience: tokenRules.audience,
        passReqToCallback: true,
        jwtFromRequest: tokenOf(settings),
      });
    }

    async validate(request: FastifyRequest, payload: unknown): Promise<SignedIn | false> {
      const claims = tokenClaims.safeParse(payload);
      if (!claims.success) return false;
      return (await this.whoAsks.findBySession(claims.data.sid, isUserActive(request))) ?? false;
    }
  }
  return SessionStrategy;
}

/** Where a session's token may be, in the order in which it is looked for. */
export const sessionStrategies = {
  'session-bearer': strategyOf('session-bearer', () => ExtractJwt.fromAuthHeaderAsBearerToken()),
  'session-cookie': strategyOf('session-cookie', ({ PUBLIC_URL }) => {
    const { name } = sessionCookie(PUBLIC_URL);
    return ({ cookies }) => cookies[name] ?? null;
  }),
};
