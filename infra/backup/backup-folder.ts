import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** `golghar-20261121T213000Z.tar.gz`, with `.age` behind it when it is encrypted. */
export const fileName = (at: Date, passphrase: string | undefined) =>
  `golghar-${at.toISOString().replace(/[-:]|\.\d+/g, '')}.tar.gz${passphrase ? '.age' : ''}`;

const isBackup = (name: string) => /^golghar-\d{8}T\d{6}Z\.tar\.gz(\.age)?$/.test(name);

/** Deletes all but the newest backups; other files in the folder stay. */
export function deleteOldBackups(folder: string, keep: number): string[] {
  const old = readdirSync(folder).filter(isBackup).sort().reverse().slice(keep);
  for (const name of old) rmSync(path.join(folder, name), { force: true });
  return old;
}

/** When the newest backup in a folder was made; undefined when there is none. */
export function lastBackupAt(folder: string): Date | undefined {
  try {
    const newest = readdirSync(folder).filter(isBackup).sort().at(-1);
    return newest ? statSync(path.join(folder, newest)).mtime : undefined;
  } catch {
    return undefined;
  }
}
