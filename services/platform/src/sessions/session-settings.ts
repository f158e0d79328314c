import type { ServiceSettings, SessionSettings } from '../config/settings';

/** What guards and cookies need to know. */
export type GuardSettings = Pick<ServiceSettings, 'PUBLIC_URL'> & SessionSettings;

/** For injection of {@link GuardSettings}. */
export const SESSION_SETTINGS = Symbol('session settings');
