import type { SavedState } from '../environment';
import { type InnerPort, pickPort, savePorts } from '../ports';
import type { LocalPaths, Settings } from '../settings';
import type { Progress } from '../setup/progress.cjs';
import type { ProcessSpec } from '../supervise/state';

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

/**
 * A process that listens on an inner port, and can be made again on another one: where a program of somebody else has taken the
 * port, and for a restart without a gap.
 * @param make makes it for the ports of the context that it is given
 */
export function onDrawnPort(
  context: Context,
  name: InnerPort,
  make: (context: Context) => ProcessSpec,
  port = context.ports[name],
): ProcessSpec {
  const { ports, paths } = context;
  const moved = async () => onDrawnPort(context, name, make, await pickPort(new Set(Object.values(ports))));
  const announce = async () => {
    if (ports[name] === port) return;
    ports[name] = port;
    savePorts(paths.ports, ports);
    await context.portChanged(name);
  };
  return {
    ...make({ ...context, ports: { ...ports, [name]: port } }),
    drawn: { port, moved, announce },
  };
}
