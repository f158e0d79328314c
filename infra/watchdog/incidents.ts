import {
  type AlertFlow,
  alertLimits,
  type Incident,
  replaceEmailAddresses,
  type WatchdogReport,
} from '@golghar/contracts';

/** What one look has found; `alerts` is undefined while Postgres does not answer. */
export type HealthSnapshot = Omit<WatchdogReport, 'at' | 'incidents'> & {
  at: Date;
  alerts: AlertFlow | undefined;
  /** Why the last enquiry that the product sent itself did not come through. */
  canaryFailure: string | null;
  /** Since when this watchdog looks. */
  watchedSince: Date;
  /** Whether backups are looked for. */
  wantsBackups: boolean;
};

/** Limits that are no contract's. */
export const limits = {
  /** A restart, or a new version, takes less. */
  processSeconds: 30,
  /** All that starts together is up by then. */
  startSeconds: 120,
  /** For so long somebody has to hear that a process hung, and a second time is the same incident. */
  hungSeconds: 3600,
  freeDisk: 0.1,
  /** A day, and the time that making one takes. */
  backupHours: 26,
  /** Whoever renews certificates by themselves does it a month before. */
  certificateDays: 14,
};

type Found = Omit<Incident, 'since'>;

const minutes = (seconds: number) => `${Math.round(seconds / 60)} minutes`;
const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;

/** What is wrong right now, and what to do about each. */
export function findIncidents(snapshot: HealthSnapshot): Found[] {
  return [
    ...processIncidents(snapshot),
    ...alertIncidents(snapshot.alerts),
    ...canaryIncidents(snapshot),
    ...diskIncidents(snapshot),
    ...backupIncidents(snapshot),
    ...certificateIncidents(snapshot),
  ];
}

function processIncidents({ at, watchedSince, processes, alerts }: HealthSnapshot): Found[] {
  const isDown = (downSince: string | null) =>
    at.getTime() - watchedSince.getTime() >= limits.startSeconds * 1000 &&
    downSince !== null &&
    at.getTime() - Date.parse(downSince) >= limits.processSeconds * 1000;
  const found: Found[] = processes
    .filter(({ downSince }) => isDown(downSince))
    .map(({ name }) => ({
      key: `process:${name}`,
      title: `${name} does not answer`,
      advice: `Look at its log (${logOf(name)}) and start it again (${restartOf(name)}).`,
    }));
  for (const { name, hungAt, uptimeSeconds } of processes)
    if (hungAt && (uptimeSeconds ?? 0) < limits.hungSeconds)
      found.push({
        key: `hung:${name}`,
        title: `${name} did not answer any more and was started again`,
        advice: `What it had begun goes on. When it happens again, the reason may be at that time in its log (${logOf(name)}).`,
      });
  if (!alerts)
    found.push({
      key: 'postgres',
      title: 'Postgres does not answer',
      advice: `Enquiries are refused until it is back: the site asks visitors to try again. Start it (${restartOf('postgres')}, unless it is one of yours), or free its disk.`,
    });
  if (processes.some(({ missing }) => missing.includes('redis')))
    found.push({
      key: 'redis',
      title: 'Redis does not answer',
      advice: `Enquiries are kept and alerts wait until it is back. Start it again (${restartOf('redis')}, unless it is one of yours); nothing in it is needed.`,
    });
  return found;
}

/** One of several of a kind has its address behind its name. */
const kindOf = (name: string) => name.split(' ')[0] ?? name;
const logOf = (name: string) => `make logs name=${kindOf(name)}, or docker compose logs ${kindOf(name)}`;
const restartOf = (name: string) =>
  `make restart name=${kindOf(name)}, or docker compose restart ${kindOf(name)}`;

/** The report goes by a webhook, too: whom it is about stands under Operations alone. */
const serverSays = (smtpResponse: string | null): string =>
  smtpResponse ? ` It says: “${replaceEmailAddresses(smtpResponse, '…')}”.` : '';

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

function alertIncidents(alerts: AlertFlow | undefined): Found[] {
  if (!alerts) return [];
  const { outbox, outboxSeconds, waiting, waitingSeconds, parked, smtpResponse } = alerts;
  const found: Found[] = [];
  if ((outboxSeconds ?? 0) > alertLimits.outboxSeconds)
    found.push({
      key: 'outbox',
      title: `${counted(outbox, 'enquiry waits', 'enquiries wait')} to be worked on, the oldest for ${minutes(outboxSeconds ?? 0)}`,
      advice: `The worker (leads-worker) is stopped or stuck. Start it again (${restartOf('leads-worker')}); meanwhile read the leads in the back office.`,
    });
  if ((waitingSeconds ?? 0) > alertLimits.waitingSeconds)
    found.push({
      key: 'alerts',
      title: `${counted(waiting, 'alert is', 'alerts are')} not sent, the oldest for ${minutes(waitingSeconds ?? 0)}`,
      advice:
        `The mail server does not take them.${serverSays(smtpResponse)} They go out by themselves when it does; ` +
        'make doctor, or docker compose run --rm golghar doctor, tries it.',
    });
  if (parked > 0)
    found.push({
      key: 'parked',
      title: counted(
        parked,
        'alert is parked: the mail server refuses it',
        'alerts are parked: the mail server refuses them',
      ),
      advice: `Mend the address or the mail server, then choose Retry under Operations.${serverSays(smtpResponse)}`,
    });
  return found;
}

const canaryIncidents = ({ canaryFailure }: HealthSnapshot): Found[] =>
  canaryFailure === null
    ? []
    : [
        {
          key: 'canary',
          title: 'The enquiry that the product sent itself did not come through',
          advice: `${canaryFailure.replace(/[.]?$/, '.')} Enquiries of visitors may be stuck at the same place; the next canary tells when it is over.`,
        },
      ];

const diskIncidents = ({ disks }: HealthSnapshot): Found[] =>
  disks
    .filter(({ freeBytes, totalBytes }) => freeBytes < totalBytes * limits.freeDisk)
    .map(({ path, freeBytes, totalBytes }) => ({
      key: `disk:${path}`,
      title: `The disk of ${path} is nearly full: ${gigabytes(freeBytes)} of ${gigabytes(totalBytes)} are left`,
      advice:
        'Delete what is not needed, old backups first, or make the disk larger. A full disk refuses enquiries.',
    }));

function backupIncidents({ at, lastBackupAt, watchedSince, wantsBackups }: HealthSnapshot): Found[] {
  const since = lastBackupAt ? Date.parse(lastBackupAt) : watchedSince.getTime();
  if (!wantsBackups || at.getTime() - since < limits.backupHours * 3_600_000) return [];
  return [
    {
      key: 'backup',
      title: lastBackupAt ? 'The last backup is more than a day old' : 'There is no backup',
      advice:
        'Make one (make backup, or docker compose run --rm golghar backup), and look why there is none (make logs name=backup, or docker compose logs backup).',
    },
  ];
}

function certificateIncidents({ at, certificateEndsAt }: HealthSnapshot): Found[] {
  const leftMs = certificateEndsAt ? Date.parse(certificateEndsAt) - at.getTime() : Number.POSITIVE_INFINITY;
  if (leftMs >= limits.certificateDays * 86_400_000) return [];
  return [
    {
      key: 'certificate',
      title: `The certificate of the site ${leftMs > 0 ? 'ends' : 'has ended'} on ${certificateEndsAt?.slice(0, 10)}`,
      advice: 'Renew it, or look at the log of the TLS front: browsers turn visitors away from then on.',
    },
  ];
}

/** Gives each incident the time at which it was found first. */
export const withTimes = (found: readonly Found[], before: readonly Incident[], at: Date): Incident[] =>
  found.map((incident) => ({
    ...incident,
    since: before.find(({ key }) => key === incident.key)?.since ?? at.toISOString(),
  }));

/** What somebody who was notified of some incidents has to hear now. */
export function newsFor(notified: readonly string[], incidents: readonly Incident[]) {
  const now = new Set(incidents.map(({ key }) => key));
  return {
    begun: incidents.filter(({ key }) => !notified.includes(key)),
    over: notified.filter((key) => !now.has(key)),
  };
}

export type News = ReturnType<typeof newsFor>;

/** By what an incident's key begins with. */
const recoveryMessages: Record<string, (of: string) => string> = {
  process: (name) => `${name} answers again`,
  hung: (name) => `${name} has answered for an hour since it was started again`,
  postgres: () => 'Postgres answers again',
  redis: () => 'Redis answers again',
  outbox: () => 'enquiries are worked on again',
  alerts: () => 'alerts go out again',
  parked: () => 'no alert is parked any more',
  canary: () => 'the enquiry that the product sends itself comes through again',
  disk: (folder) => `the disk of ${folder} has room again`,
  backup: () => 'there is a new backup',
  certificate: () => 'the certificate of the site is renewed',
};

/** Says in words that an incident is over, by its key, as `process:gateway`. */
export function describeEnd(key: string): string {
  const [kind = '', ...of] = key.split(':');
  return recoveryMessages[kind]?.(of.join(':')) ?? `${key} is over`;
}
