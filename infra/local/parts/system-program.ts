import { accessSync, constants, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { withLock } from '../setup/lock.cjs';
import { Problem } from '../setup/problem.cjs';
import { runTool } from '../setup/run-tool.cjs';
import type { Context } from './context';

/** A program that no npm package brings: nginx, Redis, a browser. */
export type SystemProgram = {
  /** Names of the program, in order of preference. */
  names: readonly string[];
  /** The packages of Debian and Ubuntu that hold it and its dependencies. */
  debianPackages: readonly string[];
  /** Its path in them. */
  folders?: readonly string[];
  /** As in a sentence. */
  title: string;
  elsewhere: string;
};

export type FoundProgram = {
  command: string;
  /** For an unpacked program: where its libraries are. */
  env: Record<string, string>;
  /** For an unpacked program: the folder with the package's files, as in `<folder>/etc/nginx`. */
  unpackedIn?: string;
};

export type Fetching = Pick<Context, 'progress' | 'signal'> & {
  paths: Pick<Context['paths'], 'log' | 'packages'>;
};

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Folders of servers that an ordinary user's PATH often leaves out. */
const usualFolders = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

function findOnPath(names: readonly string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...usualFolders].filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable);
}

const folderOf = (packages: string, { debianPackages }: SystemProgram) =>
  path.join(packages, debianPackages.join('+'));

/** The program on PATH, or in its unpacked package. */
export function locateProgram(packages: string, program: SystemProgram): FoundProgram | undefined {
  const onPath = findOnPath(program.names);
  if (onPath) return { command: onPath, env: {} };
  const folder = folderOf(packages, program);
  const command = (program.folders ?? ['usr/bin', 'usr/sbin'])
    .flatMap((bin) => program.names.map((name) => path.join(folder, bin, name)))
    .find(existsSync);
  if (!command) return undefined;
  return { command, env: { LD_LIBRARY_PATH: libraryFolders(folder).join(':') }, unpackedIn: folder };
}

/** Finds a program on PATH, or unpacks its package into LOCAL_DIR without root and without touching the system. */
export async function needProgram(fetching: Fetching, program: SystemProgram): Promise<FoundProgram> {
  const { packages } = fetching.paths;
  const locate = () => locateProgram(packages, program);
  const there = locate();
  if (there) return there;
  if (!findOnPath(['apt-get']) || !findOnPath(['dpkg-deb'])) throw new Problem(notFound(program));
  const folder = folderOf(packages, program);
  mkdirSync(packages, { recursive: true });
  await withLock(`${folder}.lock`, fetching.signal, async () => {
    if (existsSync(folder)) return;
    await fetching.progress.step(`Fetching ${program.title}`, () => fetchPackage(fetching, program, folder));
  });
  const fetched = locate();
  if (!fetched) throw new Problem(notFound(program));
  return fetched;
}

const notFound = ({ title, elsewhere }: SystemProgram) =>
  `${title} is not installed: ${elsewhere}, then run the same command again.`;

async function fetchPackage(fetching: Fetching, program: SystemProgram, folder: string): Promise<void> {
  const apt = `${folder}.apt`;
  const unpacked = `${folder}.draft`;
  for (const part of ['state/lists/partial', 'cache/archives/partial'])
    mkdirSync(path.join(apt, part), { recursive: true });
  rmSync(unpacked, { recursive: true, force: true });
  const run = (command: string, args: string[]) =>
    runTool({
      command,
      args,
      cwd: apt,
      log: path.join(fetching.paths.log, 'setup.log'),
      failure: `${program.title} could not be fetched: ${program.elsewhere}, or check the network connection.`,
      signal: fetching.signal,
    });
  const download = (lists: string) =>
    run('apt-get', [
      ...privateApt(apt, lists),
      'install',
      '--download-only',
      '-y',
      ...program.debianPackages,
    ]);
  const ownLists = path.join(apt, 'state/lists');
  try {
    await download('/var/lib/apt/lists');
  } catch {
    // The system's package lists are missing, as in most containers, or older than the mirrors.
    await run('apt-get', [...privateApt(apt, ownLists), 'update']).catch(() => undefined);
    await download(ownLists);
  }
  const archives = path.join(apt, 'cache/archives');
  for (const file of readdirSync(archives).filter((name) => name.endsWith('.deb')))
    await run('dpkg-deb', ['-x', path.join(archives, file), unpacked]);
  renameSync(unpacked, folder);
  rmSync(apt, { recursive: true, force: true });
}

/** apt with its own state and cache: it needs no root and changes nothing on the system. */
const privateApt = (apt: string, lists: string) =>
  [
    `Dir::State=${apt}/state`,
    `Dir::State::status=/var/lib/dpkg/status`,
    `Dir::State::lists=${lists}`,
    `Dir::Cache=${apt}/cache`,
    'Debug::NoLocking=1',
    'APT::Sandbox::User=',
    'APT::Install-Recommends=false',
    'Acquire::Retries=2',
    'Acquire::http::Timeout=20',
    'Acquire::https::Timeout=20',
  ].flatMap((option) => ['-o', option]);

/** The folders with libraries in a folder of unpacked packages; those private to one program may be a level deeper. */
const libraryFolders = (folder: string): string[] => [
  ...new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /-linux-gnu\/(.+\/)?lib[^/]+\.so(\.|$)/.test(file))
      .map((file) => path.join(folder, path.dirname(file))),
  ),
];
