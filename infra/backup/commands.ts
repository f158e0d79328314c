import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '../environment/program';
import type { Counts } from './archive';
import { makeBackup } from './backup';
import { deleteOldBackups, newestBackupAt, noteCopies } from './backup-folder';
import { findBackup } from './bucket';
import { restoreBackup } from './restore';
import { type BackupSettings, readBackupSettings } from './settings';

const hourMs = 3_600_000;

/** After a failed backup; the watchdog tells the operator when the last good one is a day old. */
const retryMs = 15 * 60_000;

const report = (line: string) => process.stderr.write(`${line}\n`);

/** The numbers of rows that people ask about, and the total. */
const inWords = (counts: Counts): string => {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return `${counts['leads.lead'] ?? 0} leads, ${counts['auth.app_user'] ?? 0} users, ${all} rows in all`;
};

/** Copies backups to the bucket if there is one. */
async function copy({ bucket, folder, keep }: BackupSettings): Promise<void> {
  if (!bucket) return;
  try {
    const { copied, deleted } = await bucket.sync(folder, keep);
    for (const name of copied) report(`Copied ${name} into the bucket.`);
    for (const name of deleted) report(`Deleted the old ${name} in the bucket.`);
    noteCopies(folder, true);
  } catch (error) {
    noteCopies(folder, false);
    throw new Error(`The backup could not be copied into the bucket: ${messageOf(error)}`);
  }
}

/** Makes one backup; the last line on standard output is its path. */
async function backup(settings: BackupSettings): Promise<void> {
  const started = Date.now();
  const { file, counts } = await makeBackup(settings, settings);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  report(`Restored into a scratch database and counted: ${inWords(counts)}. It took ${seconds} s.`);
  process.stdout.write(`${file}\n`);
}

/** Makes the backup that is due and deletes those that are too old. */
async function backupInTurn(settings: BackupSettings): Promise<void> {
  await backup(settings);
  for (const name of deleteOldBackups(settings.folder, settings.keep))
    report(`Deleted the old backup ${name}.`);
}

async function restore(settings: BackupSettings, file?: string): Promise<void> {
  const started = Date.now();
  const found = await findBackup(file, settings);
  const { counts, before } = await restoreBackup(found, settings.passphrase, settings);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  report(`Restored: ${inWords(counts)}. It took ${seconds} s.`);
  report(`The previous database is kept as ${before}; drop it when nothing is missing.`);
}

/** Makes a backup whenever one is due, until it is told to stop. */
async function schedule(settings: BackupSettings): Promise<void> {
  const { folder, intervalHours } = settings;
  const ending = new AbortController();
  const { signal } = ending;
  for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, () => ending.abort());
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

/** The commands by name; a restore takes the file. */
const commands: Record<string, (settings: BackupSettings, file?: string) => Promise<void>> = {
  async backup(settings) {
    await backup(settings);
    await copy(settings);
  },
  // For a scheduler outside, such as cron.
  async once(settings) {
    await backupInTurn(settings);
    await copy(settings);
  },
  restore,
  schedule,
};

/** @throws Error that names every setting that can't be used */
export async function runBackupCommand(name: string, env: NodeJS.ProcessEnv, file?: string): Promise<void> {
  const command = commands[name];
  if (!command) throw new Error(`Usage: main.js ${Object.keys(commands).join(' | ')} [FILE]`);
  await command(readBackupSettings(env), file);
}
