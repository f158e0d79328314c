import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** `golghar-20261121T213000Z.tar.gz`, followed by `.age` when it is encrypted. */
export const fileName = (at: Date, passphrase: string | undefined) =>
  `golghar-${at.toISOString().replace(/[-:]|\.\d+/g, '')}.tar.gz${passphrase ? '.age' : ''}`;

export const isBackup = (name: string) => /^golghar-\d{8}T\d{6}Z\.tar\.gz(\.age)?$/.test(name);

/** Names of a folder's backups, newest first. */
export const backupsIn = (folder: string): string[] => readdirSync(folder).filter(isBackup).sort().reverse();

/** Its time is that of the first failed copy since the last successful one. */
const uncopied = 'not-copied';

/** Records for the watchdog whether copying backups succeeds. */
export function noteCopies(folder: string, isCopied: boolean): void {
  const file = path.join(folder, uncopied);
  if (isCopied) rmSync(file, { force: true });
  else if (!existsSync(file))
    writeFileSync(file, 'Backups could not be copied into the bucket since then.\n');
}

/** Deletes all but the newest backups; other files in the folder stay. */
export function deleteOldBackups(folder: string, keep: number): string[] {
  const old = backupsIn(folder).slice(keep);
  for (const name of old) rmSync(path.join(folder, name), { force: true });
  return old;
}

/** Deletes unfinished files, also those of a run that was killed. */
export function deleteDrafts(folder: string): void {
  for (const name of readdirSync(folder))
    if (name.startsWith('draft-golghar-')) rmSync(path.join(folder, name), { force: true });
}

const changedAt = (file: string): Date | undefined => statSync(file, { throwIfNoEntry: false })?.mtime;

/** When the newest backup in a folder was made; undefined when there is none. */
export function newestBackupAt(folder: string): Date | undefined {
  const newest = existsSync(folder) ? backupsIn(folder)[0] : undefined;
  return newest ? changedAt(path.join(folder, newest)) : undefined;
}

/**
 * When the newest backup was made that is in every place it belongs to; undefined when there is none. A bucket that
 * accepts no copies counts as a failed backup.
 */
export function lastBackupAt(folder: string): Date | undefined {
  const made = newestBackupAt(folder);
  const since = changedAt(path.join(folder, uncopied));
  return made && since && since < made ? since : made;
}
