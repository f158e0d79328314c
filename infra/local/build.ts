import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Setup } from './setup/main.cjs';
import { compile, runTool } from './setup/run-tool.cjs';

const services = ['services/auth', 'services/leads', 'services/metrics'];
const packages = [...services, 'services/contracts', 'services/platform'];

export const compileServices = (setup: Setup) => compile(setup, services, 'Compiling the services');

/** Builds what the stack runs: the services and the site, at the same time. */
export async function buildProduct(setup: Setup): Promise<void> {
  const bundled = compileServices(setup).then(() =>
    whenChanged(setup, 'Bundling the services', {
      stamp: 'services/leads/build/.inputs',
      reads: [...packages.map((name) => `${name}/dist`), 'infra/dist/bundle', 'package-lock.json'],
      command: process.execPath,
      args: [path.join(setup.root, 'infra/dist/bundle/main.js')],
    }),
  );
  const site = whenChanged(setup, 'Building the site', {
    stamp: 'web/build/.inputs',
    reads: ['web', 'services/contracts/src', 'package-lock.json'],
    command: 'npm',
    args: ['run', 'build', '--workspace=web'],
  });
  await Promise.all([bundled, site]);
}

type Tool = {
  command: string;
  args: string[];
  reads: string[];
  /** Where the hash of the inputs is kept, in a folder that the tool creates. */
  stamp: string;
};

/** Runs a tool unless its inputs are unchanged since it last succeeded. */
async function whenChanged(setup: Setup, label: string, { reads, stamp, ...tool }: Tool): Promise<void> {
  const { root } = setup;
  const file = path.join(root, stamp);
  const inputs = hashInputs(root, reads);
  if (existsSync(file) && readFileSync(file, 'utf8') === inputs) return;
  const failure = `${label} failed: fix the errors that the log names, then run make up again.`;
  const env = { ...process.env, NODE_ENV: 'production' };
  await setup.progress.step(label, () => runTool({ ...setup, ...tool, env, cwd: root, failure }));
  writeFileSync(file, inputs);
}

const generated = new Set(['node_modules', 'build', 'dist', '.react-router', 'test', 'test-results']);

/** Its files in a fixed order, without the output of builds and tests. */
function filesOf(entry: string): string[] {
  if (!existsSync(entry)) return [];
  if (!statSync(entry).isDirectory()) return [entry];
  return readdirSync(entry)
    .filter((name) => !generated.has(name) && !name.endsWith('.tsbuildinfo'))
    .sort()
    .flatMap((name) => filesOf(path.join(entry, name)));
}

/**
 * A hash of names and contents: the same inputs give the same hash on every machine.
 * @param entries files and folders, relative to root
 */
export function hashInputs(root: string, entries: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of entries.flatMap((entry) => filesOf(path.join(root, entry)))) {
    const content = readFileSync(file);
    hash.update(`${path.relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
