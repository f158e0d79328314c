import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../test/root';
import { loadPorts, type Ports } from '../ports';
import { loadSecrets } from '../secrets';
import { localPaths, readSettings } from '../settings';
import { Progress } from '../setup/progress.cjs';
import type { Context } from './context';
import { mailSpec, pagesSpec, serviceSpecs, watchdogSpec } from './node-processes';

const paths = localPaths(mkdtempSync(path.join(tmpdir(), 'drawn-')));
const changed: string[] = [];
let context: Context;

beforeAll(async () => {
  context = {
    paths,
    root,
    settings: readSettings({}),
    isDev: false,
    ports: await loadPorts(paths.ports),
    secrets: loadSecrets(paths.secrets),
    progress: new Progress(),
    signal: new AbortController().signal,
    portChanged: async (name) => void changed.push(name),
  };
});

it('a process is made again on another port, which nobody is told of before it is ready there', async () => {
  const before = { ...context.ports };
  const [first] = serviceSpecs(context).filter(({ name }) => name === 'leads');
  expect(first?.drawn?.port).toBe(before.leads);
  await first?.drawn?.announce();
  const next = await first?.drawn?.moved();
  const port = next?.drawn?.port ?? 0;
  expect(port).not.toBe(before.leads);
  expect(next?.probe.port).toBe(port);
  expect(next?.env.PORT).toBe(String(port));
  expect([context.ports, changed]).toEqual([before, []]);
  await next?.drawn?.announce();
  await next?.drawn?.announce();
  expect(context.ports).toEqual({ ...before, leads: port });
  expect(JSON.parse(readFileSync(paths.ports, 'utf8')) as Ports).toEqual(context.ports);
  expect(changed).toEqual(['leads']);
  const watched = watchdogSpec(context).env.WATCHED ?? '';
  expect(watched).toContain(`leads=http://127.0.0.1:${port}`);
});

it('whatever listens on a drawn port can move', async () => {
  const specs = [...serviceSpecs(context), mailSpec(context), pagesSpec(context), watchdogSpec(context)];
  for (const spec of specs) {
    expect([spec.name, spec.drawn?.port]).not.toContain(undefined);
    const moved = await spec.drawn?.moved();
    expect(JSON.stringify([moved?.args, moved?.env])).toContain(String(moved?.drawn?.port));
  }
});
