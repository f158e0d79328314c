import type { SessionSettings } from './session-keys';
import type { ServiceSettings } from './settings';

/** What the platform's parts of a process read; one that serves no browsers has no keys of sessions. */
export type PlatformSettings = ServiceSettings &
  Partial<SessionSettings> & {
    /** Name in logs and traces, and of the connections in Postgres. */
    service: string;
  };

/** For injection of {@link PlatformSettings}. */
export const PLATFORM_SETTINGS = Symbol('settings of the platform');
