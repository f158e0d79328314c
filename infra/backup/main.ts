import { setTimeout as sleep } from 'node:timers/promises';
import { migrateSchema } from '../database/run-program';
import { makeBackup } from './backup';
import { deleteOldBackups, newestBackupAt, noteCopies } from './backup-folder';
import { findBackup } from './find-backup';
import type { Counts } from './manifest';
import { restoreBackup } from './restore';
import { type BackupSettings, readBackupSettings } from './settings';

const usage = 'main.js backup | restore [FILE] | once | schedule';
const hourMs = 3_600_000;

/** After a backup that failed; the operator is told by the watchdog when the last good one is a day old. */
const retryMs = 15 * 60_000;

const report = (line: string) => process.stderr.write(`${line}\n`);

/** Rows that people ask about, and all of them. */
const inWords = (counts: Counts): string => {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return `${counts['leads.lead'] ?? 0} leads, ${counts['auth.app_user'] ?? 0} users, ${all} rows in all`;
};

const targetOf = ({ url, passwords }: BackupSettings) => ({ url, passwords, migrate: migrateSchema });

/** Copies backups into the bucket where there is one. */
async function copy({ bucket, folder, keep }: BackupSettings): Promise<void> {
  if (!bucket) return;
  try {
    const { copied, deleted } = await bucket.sync(folder, keep);
    for (const name of copied) report(`Copied ${name} into the bucket.`);
    for (const name of deleted) report(`Deleted the old ${name} in the bucket.`);
    noteCopies(folder, true);
  } catch (error) {
    noteCopies(folder, false);
    throw new Error(`The bucket took no copy: ${messageOf(error)}`);
  }
}

/** Makes one backup; the last line of standard output is its path. */
async function backup(settings: BackupSettings): Promise<void> {
  const started = Date.now();
  const { file, counts } = await makeBackup(targetOf(settings), settings);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  report(`Restored into a scratch database and counted: ${inWords(counts)}. It took ${seconds} s.`);
  process.stdout.write(`${file}\n`);
}

/** Makes the backup that is due, and deletes those that are too old. */
async function backupInTurn(settings: BackupSettings): Promise<void> {
  await backup(settings);
  for (const name of deleteOldBackups(settings.folder, settings.keep))
    report(`Deleted the old backup ${name}.`);
}

async function restore(settings: BackupSettings, file: string | undefined): Promise<void> {
  const started = Date.now();
  const found = await findBackup(file, settings);
  const { counts, before } = await restoreBackup(found, settings.passphrase, targetOf(settings));
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  report(`Restored: ${inWords(counts)}. It took ${seconds} s.`);
  report(`What was in use until now is kept as the database ${before}; drop it when nobody misses anything.`);
}

/** Makes a backup whenever the last one is old enough, until it is told to stop. */
async function schedule(settings: BackupSettings, signal: AbortSignal): Promise<void> {
  const { folder, intervalHours } = settings;
  while (!signal.aborted) {
    const last = newestBackupAt(folder)?.getTime() ?? 0;
    let waitMs = last + intervalHours * hourMs - Date.now();
    if (waitMs <= 0) {
      try {
        await backupInTurn(settings);
      } catch (error) {
        report(`No backup was made, trying again in 15 minutes: ${messageOf(error)}`);
        waitMs = retryMs;
      }
    }
    try {
      await copy(settings);
    } catch (error) {
      report(`${messageOf(error)}; trying again in 15 minutes`);
      waitMs = retryMs;
    }
    await sleep(Math.max(waitMs, 1000), undefined, { signal }).catch(() => undefined);
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function main([command, file]: string[]): Promise<void> {
  const settings = readBackupSettings(process.env);
  if (command === 'backup') {
    await backup(settings);
    return await copy(settings);
  }
  // For a schedule that is somebody else's.
  if (command === 'once') {
    await backupInTurn(settings);
    return await copy(settings);
  }
  if (command === 'restore') return await restore(settings, file);
  if (command !== 'schedule') throw new Error(`Usage: ${usage}`);
  const ending = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => ending.abort());
  await schedule(settings, ending.signal);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  report(messageOf(error));
  process.exitCode = 1;
});
