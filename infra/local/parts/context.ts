import type { SavedState } from '../environment';
import { type InnerPort, pickPort, savePorts } from '../ports';
import type { LocalPaths, Settings } from '../settings';
import type { Progress } from '../setup/progress.cjs';
import type { ProcessSpec } from '../supervise/state';

/** What the parts of the stack are created from. */
export type Context = SavedState & {
  /** Folder of the repository. */
  root: string;
  paths: LocalPaths;
  settings: Settings;
  /** Whether changed sources take effect at once: services restart, Vite serves the pages. */
  isDev: boolean;
  progress: Progress;
  signal: AbortSignal;
  /** Called when a process listens on a port other than that in `ports`. */
  portChanged: (name: InnerPort) => Promise<void>;
};

/**
 * A process that listens on an inner port: the last one, or another if a program has taken it. For a restart
 * without a gap it is created again on another port.
 * @param make creates it for the ports of a context
 */
export async function onRandomPort(
  context: Context,
  name: InnerPort,
  make: (context: Context) => ProcessSpec,
): Promise<ProcessSpec> {
  const { ports, paths } = context;
  const port = await pickPort(ports[name], Object.values(ports));
  const again = () => onRandomPort(context, name, make);
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
