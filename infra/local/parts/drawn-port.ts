import { type InnerPort, pickPort, savePorts } from '../ports';
import type { ProcessSpec } from '../supervise/state';
import type { Context } from './context';

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
