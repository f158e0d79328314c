import { statfs } from 'node:fs/promises';
import type { DiskReport, WatchdogReport } from '@golghar/contracts';
import { lastBackupAt } from '../backup/backup-folder';
import type { Channel } from './channels';
import { type Notified, readDatabase, writeReport } from './database';
import { recordMetrics } from './metrics';
import { lookAtProcesses } from './processes';
import type { WatchdogSettings } from './settings';
import { findTroubles, newsFor, withTimes } from './troubles';

type Options = {
  settings: Pick<WatchdogSettings, 'databaseUrl' | 'watched' | 'folders' | 'backupFolder'>;
  channels: readonly Channel[];
  /** One line for the log. */
  report: (line: string) => void;
};

/**
 * Looks at the whole product from outside of its processes, keeps what it found where the back office reads it, and tells
 * operators: once when a trouble begins, by every channel, and once when it is over.
 */
export class Watchdog {
  private before: Pick<WatchdogReport, 'processes' | 'troubles'> = { processes: [], troubles: [] };
  private admins: string[] = [];
  /** Undefined until Postgres, or the first trouble without it, has said what was told before. */
  private notified: Notified | undefined;

  constructor(
    private readonly options: Options,
    private readonly since = new Date(),
  ) {}

  /** One look; never throws. */
  async look(at = new Date()): Promise<WatchdogReport> {
    const { settings, report } = this.options;
    const [database, processes, disks] = await Promise.all([
      readDatabase(settings.databaseUrl).catch(() => undefined),
      lookAtProcesses(settings.watched, this.before.processes, at),
      Promise.all(settings.folders.map(lookAtDisk)),
    ]);
    if (database) {
      this.admins = database.admins;
      this.notified ??= database.notified;
    }
    const { backupFolder } = settings;
    const found = {
      processes,
      disks: disks.filter((disk) => disk !== undefined),
      lastBackupAt: (backupFolder && lastBackupAt(backupFolder)?.toISOString()) || null,
    };
    const troubles = withTimes(
      findTroubles({
        ...found,
        at,
        alerts: database?.alerts,
        canaryFailure: database?.canaryFailure ?? null,
        watchedSince: this.since,
        wantsBackups: backupFolder !== undefined,
      }),
      this.before.troubles,
      at,
    );
    const looked = { ...found, at: at.toISOString(), troubles };
    this.before = looked;
    const notified = await this.notify(looked);
    if (database)
      await writeReport(settings.databaseUrl, looked, notified).catch((error: Error) =>
        report(`the report could not be kept: ${error.message}`),
      );
    recordMetrics(looked, database?.alerts);
    return looked;
  }

  /** A channel that fails is tried again at the next look. */
  private async notify({ troubles }: WatchdogReport): Promise<Notified> {
    this.notified ??= {};
    const { notified } = this;
    for (const channel of this.options.channels) {
      const news = newsFor(notified[channel.name] ?? [], troubles);
      if (news.begun.length + news.over.length === 0) continue;
      try {
        await channel.send(news, this.admins);
        notified[channel.name] = troubles.map(({ key }) => key);
        const keys = [...news.begun.map(({ key }) => key), ...news.over.map((key) => `${key} is over`)];
        this.options.report(`told by ${channel.name}: ${keys.join(', ')}`);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        this.options.report(`could not tell by ${channel.name}, trying again: ${reason}`);
      }
    }
    return notified;
  }
}

async function lookAtDisk(path: string): Promise<DiskReport | undefined> {
  try {
    const { bsize, bavail, blocks } = await statfs(path);
    return { path, freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch {
    return undefined;
  }
}
