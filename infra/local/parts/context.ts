import type { SavedState } from '../environment';
import type { InnerPort } from '../ports';
import type { LocalPaths, Settings } from '../settings';
import type { Progress } from '../setup/progress.cjs';

/** What the parts of the stack are made from. */
export type Context = SavedState & {
  /** Folder of the repository. */
  root: string;
  paths: LocalPaths;
  settings: Settings;
  /** Whether changed sources run at once: services start again, pages are served by Vite. */
  isDev: boolean;
  progress: Progress;
  signal: AbortSignal;
  /** Called when a process listens on another port than `ports` said. */
  portChanged: (name: InnerPort) => Promise<void>;
};

/**
 * When the parts start: what is in a stage may need all earlier ones. Stopping goes the other way round.
 * The worker comes before the services, so that it is the last to stop and still mails what they took.
 */
export const stages = { stores: 0, worker: 1, services: 2, gateway: 3, watchdog: 4 };
