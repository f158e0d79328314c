import path from 'node:path';
import type { WatchdogReport } from '@golghar/contracts';
import { lastBackupAt } from '../../backup/backup-folder';
import { inspectDisk } from '../../watchdog/disk';
import { limits } from '../../watchdog/incidents';
import { type Finding, good, toMend, toWatch } from './finding';

/** In a clone, and in an image. */
const backupCommands = 'make backup, or docker compose run --rm golghar backup,';

const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;

/** Before the first backup its folder is not there yet, and its disk is. */
async function inspectDiskOf(folder: string): Promise<WatchdogReport['disks'][number] | undefined> {
  const parent = path.dirname(folder);
  return (await inspectDisk(folder)) ?? (parent === folder ? undefined : await inspectDiskOf(parent));
}

export async function checkDisk(folder: string): Promise<Finding> {
  const disk = await inspectDiskOf(path.resolve(folder));
  if (!disk) return toWatch(`The disk of ${folder} cannot be looked at`);
  const left = `${gigabytes(disk.freeBytes)} of ${gigabytes(disk.totalBytes)} are left on the disk of ${folder}`;
  return disk.freeBytes < disk.totalBytes * limits.freeDisk
    ? toMend(`${left}: delete old backups, or make it larger. A full disk refuses enquiries.`)
    : good(left);
}

export function checkBackup(folder: string, now = new Date()): Finding {
  const last = lastBackupAt(folder);
  if (!last) return toMend(`There is no backup in ${folder}: ${backupCommands} makes one`);
  const hours = Math.round((now.getTime() - last.getTime()) / 3_600_000);
  return hours < limits.backupHours
    ? good(`the last backup is ${hours} hours old`)
    : toMend(
        `The last backup is ${hours} hours old: ${backupCommands} makes one; make logs name=backup, or docker compose logs backup, says why there is none`,
      );
}
