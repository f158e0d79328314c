import { secret, serviceSettings, sessionPrivateKey, sessionSettings } from '@golghar/platform';
import { mailSettings } from '@golghar/platform/mail';
import { needWholeDkim } from '@golghar/platform/sender';
import * as z from 'zod';

/** Settings of the auth service. */
export const authSettings = needWholeDkim(
  serviceSettings.extend({
    ...sessionSettings.shape,
    ...mailSettings.shape,
    SESSION_PRIVATE_KEY: sessionPrivateKey,
    /** What links, cookies of known browsers and counted failures are keyed with; known to auth alone. */
    AUTH_SECRET: secret,
  }),
).refine(({ SESSION_PRIVATE_KEY: own, SESSION_PUBLIC_KEYS: keys }) => keys.has(own.kid), {
  path: ['SESSION_PUBLIC_KEYS'],
  error: 'must have the public key of SESSION_PRIVATE_KEY among them',
});

export type AuthSettings = z.output<typeof authSettings>;

/** For injection of {@link AuthSettings}. */
export const AUTH_SETTINGS = Symbol('auth settings');
