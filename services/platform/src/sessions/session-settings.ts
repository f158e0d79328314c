import * as z from 'zod';
import type { ServiceSettings } from '../config/settings';
import { sessionPublicKeys } from './session-keys';

/** For services that look at sessions: the keys that session tokens are checked with, the same in all of them. */
export const sessionSettings = z.object({ SESSION_PUBLIC_KEYS: sessionPublicKeys });

export type SessionSettings = z.output<typeof sessionSettings>;

/** What guards and cookies need to know. */
export type GuardSettings = Pick<ServiceSettings, 'PUBLIC_URL'> & SessionSettings;

/** For injection of {@link GuardSettings}. */
export const SESSION_SETTINGS = Symbol('session settings');
