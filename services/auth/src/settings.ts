import { createHmac } from 'node:crypto';
import { secret, serviceSettings, sessionPrivateKey, sessionSettings } from '@golghar/platform';
import { mailSettings } from '@golghar/platform/deliveries';
import { needWholeDkim } from '@golghar/platform/settings';
import * as z from 'zod';

export const authSettings = needWholeDkim(
  serviceSettings.extend({
    ...sessionSettings.shape,
    ...mailSettings.shape,
    SESSION_PRIVATE_KEY: sessionPrivateKey,
    /** Key for links, cookies of known browsers and counted failures; only auth has it. */
    AUTH_SECRET: secret,
  }),
).refine(({ SESSION_PRIVATE_KEY: own, SESSION_PUBLIC_KEYS: keys }) => keys.has(own.kid), {
  path: ['SESSION_PUBLIC_KEYS'],
  error: 'must have the public key of SESSION_PRIVATE_KEY among them',
});

export type AuthSettings = z.output<typeof authSettings>;

/** A keyed hash that only auth can make, to recognise something that it does not store or hand out. */
export const keyedHash = ({ AUTH_SECRET }: Pick<AuthSettings, 'AUTH_SECRET'>, text: string): Buffer =>
  createHmac('sha256', AUTH_SECRET).update(text).digest();
