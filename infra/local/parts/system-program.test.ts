import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { makeFakeCommands } from '../../test/support/fake-commands';
import { tempFolder } from '../../test/support/machine';
import { Progress } from '../setup/progress.cjs';
import { type Fetching, locateProgram, needProgram, type SystemProgram } from './system-program';

const program: SystemProgram = {
  names: ['golghar-lamp'],
  debianPackages: ['lamp', 'oil'],
  folders: ['usr/lib/lamp'],
  title: 'The lamp',
  elsewhere: 'run light-a-lamp',
};

const aptGet = `#!/bin/sh
echo "apt-get $*" >>"$TOLD"
[ "$NETWORK" = off ] && exit 100
for option; do
  case $option in Dir::Cache=*) touch "\${option#*=}/archives/lamp.deb" ;; esac
done
`;
const dpkgDeb = `#!/bin/sh
mkdir -p "$3/usr/lib/lamp" "$3/usr/lib/x86_64-linux-gnu/wicks" "$3/usr/lib/x86_64-linux-gnu/colours"
touch "$3/usr/lib/x86_64-linux-gnu/wicks/libwick.so.1" "$3/usr/lib/x86_64-linux-gnu/colours/red"
printf '#!/bin/sh\\n' >"$3/usr/lib/lamp/golghar-lamp"
chmod +x "$3/usr/lib/lamp/golghar-lamp"
`;

const localDir = tempFolder();
let packages: string;
let fetching: Fetching;
let written: string;

beforeEach(() => {
  packages = mkdtempSync(path.join(localDir, 'packages-'));
  written = '';
  fetching = {
    paths: { log: localDir, packages },
    progress: new Progress({ write: (text) => (written += text) }),
    signal: new AbortController().signal,
  };
});

afterAll(() => {
  rmSync(localDir, { recursive: true });
  // Vitest does that before the next test, which is too late for what the next file does before its tests.
  vi.unstubAllEnvs();
});

function stubEnvironment(env: Record<string, string>) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
}

function withApt() {
  const { env, told } = makeFakeCommands({ 'apt-get': aptGet, 'dpkg-deb': dpkgDeb });
  stubEnvironment(env);
  return told;
}

it('a program that no system has is unpacked once, with all folders of its libraries', async () => {
  const told = withApt();
  expect(locateProgram(packages, program)).toBeUndefined();
  const found = await needProgram(fetching, program);
  const folder = path.join(packages, 'lamp+oil');
  const libraries = path.join(folder, 'usr/lib/x86_64-linux-gnu');
  expect(found).toEqual({
    command: path.join(folder, 'usr/lib/lamp/golghar-lamp'),
    env: { LD_LIBRARY_PATH: `${libraries}/wicks` },
    unpackedIn: folder,
  });
  expect(written).toMatch(/^Fetching The lamp \.\.\.\n/);
  expect(await needProgram(fetching, program)).toEqual(found);
  expect(told()).toHaveLength(1);
});

it('one on PATH is used as it is', async () => {
  const { folder, env } = makeFakeCommands({ 'golghar-lamp': '#!/bin/sh\n' });
  stubEnvironment(env);
  const found = { command: path.join(folder, 'golghar-lamp'), env: {} };
  expect(await needProgram(fetching, program)).toEqual(found);
  expect(locateProgram(packages, program)).toEqual(found);
});

it('without network and without apt one sentence says which command brings it', async () => {
  withApt();
  vi.stubEnv('NETWORK', 'off');
  await expect(needProgram(fetching, program)).rejects.toThrow(
    /^The lamp could not be fetched: run light-a-lamp, or check the network connection\./,
  );
  const nothing = path.join(localDir, 'nothing');
  mkdirSync(nothing);
  vi.stubEnv('PATH', nothing);
  await expect(needProgram(fetching, program)).rejects.toThrow(
    'The lamp is not installed: run light-a-lamp, then run the same command again.',
  );
  expect(readFileSync(path.join(localDir, 'setup.log'), 'utf8')).toContain('$ apt-get');
});
