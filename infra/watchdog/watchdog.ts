import type { WatchdogReport } from '@golghar/contracts';
import { lastBackupAt } from '../backup/backup-folder';
import { certificateEnd, readDiskSpace } from '../checks/ask';
import type { Facts } from '../checks/check';
import { messageOf } from '../environment/program';
import type { Channel } from './channels';
import { type Notified, readDatabase, writeReport } from './database';
import { findIncidents, incidentChanges, isStarting } from './incidents';
import { recordMetrics } from './metrics';
import { inspectProcesses } from './processes';
import type { WatchdogSettings } from './settings';

type Options = {
  settings: Pick<
    WatchdogSettings,
    'DATABASE_URL' | 'WATCHED' | 'WATCHED_FOLDERS' | 'BACKUP_DIR' | 'PUBLIC_URL'
  >;
  channels: readonly Channel[];
  /** One line for the log. */
  report: (line: string) => void;
};

/**
 * Checks the whole product from outside its processes, stores its findings for the back office, and notifies
 * operators by every channel: once when an incident begins and once when it is over.
 */
export class Watchdog {
  private before: Pick<WatchdogReport, 'processes' | 'incidents'> = { processes: [], incidents: [] };
  private admins: string[] = [];
  /** Undefined until it has been read from Postgres, or an incident came before Postgres answered. */
  private notified: Notified | undefined;

  constructor(
    private readonly options: Options,
    private readonly since = new Date(),
  ) {}

  /** One round; never throws. */
  async check(at = new Date()): Promise<WatchdogReport> {
    const { settings, report } = this.options;
    const { DATABASE_URL, BACKUP_DIR: backupFolder } = settings;
    const [database, processes, disks, certificateEndsAt] = await Promise.all([
      readDatabase(DATABASE_URL).catch(messageOf),
      inspectProcesses(settings.WATCHED, this.before.processes, at),
      Promise.all(settings.WATCHED_FOLDERS.map(readDiskSpace)),
      certificateEnd(settings.PUBLIC_URL).catch(() => null),
    ]);
    const read = typeof database === 'string' ? undefined : database;
    if (read) {
      this.admins = read.admins;
      // A restarted watchdog continues with the incidents and notifications of the last one.
      if (!this.notified) this.before.incidents.push(...read.incidents);
      this.notified ??= read.notified;
    }
    const lastAt = backupFolder === undefined ? undefined : lastBackupAt(backupFolder);
    const facts: Facts = {
      at,
      since: this.since,
      isStarting: isStarting(this.since, at),
      processes,
      disks: disks.filter((disk) => disk !== undefined),
      postgres: { what: '', fault: typeof database === 'string' ? database : null },
      redis: { what: '', fault: missesRedis(processes) ? '' : null },
      ...(read && { alerts: read.alerts, canaryFailure: read.canaryFailure }),
      ...(backupFolder !== undefined && { backups: { folder: backupFolder, lastAt } }),
      ...(certificateEndsAt && { certificateEndsAt }),
    };
    const found = {
      processes,
      disks: facts.disks ?? [],
      lastBackupAt: lastAt?.toISOString() ?? null,
      postgres: read?.postgres ?? null,
      ...(certificateEndsAt !== undefined && { certificateEndsAt: certificateEndsAt?.toISOString() ?? null }),
    };
    const incidents = findIncidents(facts, this.before.incidents);
    const looked = { ...found, at: at.toISOString(), incidents };
    this.before = looked;
    this.notified ??= {};
    const { notified } = this;
    // In parallel: a slow mail server must not delay the webhook.
    await Promise.all(this.options.channels.map((channel) => this.notify(channel, incidents, notified)));
    if (read)
      await writeReport(DATABASE_URL, looked, notified).catch((error: Error) =>
        report(`the report could not be kept: ${error.message}`),
      );
    recordMetrics(looked, read?.alerts);
    return looked;
  }

  /** A channel that fails is tried again in the next round. */
  private async notify(
    channel: Channel,
    incidents: WatchdogReport['incidents'],
    notified: Notified,
  ): Promise<void> {
    const changes = incidentChanges(notified[channel.name] ?? [], incidents);
    if (changes.begun.length + changes.over.length === 0) return;
    try {
      await channel.send(changes, this.admins);
      notified[channel.name] = incidents.map(({ key }) => key);
      const keys = [...changes.begun.map(({ key }) => key), ...changes.over.map((key) => `${key} is over`)];
      this.options.report(`notified by ${channel.name}: ${keys.join(', ')}`);
    } catch (error) {
      this.options.report(`could not notify by ${channel.name}, trying again: ${messageOf(error)}`);
    }
  }
}

/** Redis itself is not asked: the processes that need it report it missing. */
const missesRedis = (processes: WatchdogReport['processes']) =>
  processes.some(({ missing }) => missing.includes('redis'));
