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
 * A process that listens on an inner port: that of the last time, or another one where a program has taken it. For a restart
 * without a gap it is made again, on a port beside the one in use.
 * @param make makes it for the ports of the context that it is given
 */
export async function onDrawnPort(
  context: Context,
  name: InnerPort,
  make: (context: Context) => ProcessSpec,
): Promise<ProcessSpec> {
  const { ports, paths } = context;
  const port = await pickPort(ports[name], Object.values(ports));
  const again = () => onDrawnPort(context, name, make);
  const announce = async () => {
    if (ports[name] === port) return;
    ports[name] = port;
    savePorts(paths.ports, ports);
    await context.portChanged(name);
  };
  return {
    ...make({ ...context, ports: { ...ports, [name]: port } }),
    drawn: { again, announce },
  };
}
