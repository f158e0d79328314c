import type { ProcessReport, WatchdogReport } from '@golghar/contracts';
import { formatMoment } from '@/lib/dates';
import { inWords } from '../model/durations';
import { Facts } from './facts';

function stateOf({ isUp, downSince, missing, uptimeSeconds, version }: ProcessReport): string {
  if (!isUp) return `does not answer since ${formatMoment(downSince)}`;
  const parts = [
    missing.length > 0 ? `works, waits for ${missing.join(', ')}` : 'works',
    ...(uptimeSeconds === null ? [] : [`for ${inWords(uptimeSeconds)}`]),
    ...(version ? [`version ${version}`] : []),
  ];
  return parts.join(' · ');
}

/** What the processes say of Redis, which nobody asks directly; none says anything while the worker is away. */
function redisOf(processes: readonly ProcessReport[]): string {
  if (processes.some(({ missing }) => missing.includes('redis')))
    return 'does not answer: alerts wait for it';
  return processes.some(({ connected }) => connected?.includes('redis')) ? 'works' : 'not known';
}

function certificateRow(endsAt: string | null | undefined): (readonly [string, string])[] {
  if (endsAt === undefined) return [];
  return [['Certificate', endsAt === null ? 'could not be seen' : `valid until ${formatMoment(endsAt)}`]];
}

const size = (bytes: number) => (bytes < 1e9 ? `${Math.ceil(bytes / 1e6)} MB` : gigabytes(bytes));

const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;

/** What the watchdog found of processes, disks and backups. */
export function WatchdogSections({ report }: { report: WatchdogReport }) {
  return (
    <>
      <section aria-labelledby="processes-heading">
        <h2 id="processes-heading" className="text-20">
          Processes
        </h2>
        <Facts facts={report.processes.map((process) => [process.name, stateOf(process)])} />
      </section>
      <section aria-labelledby="data-heading">
        <h2 id="data-heading" className="text-20">
          Data
        </h2>
        <Facts
          facts={[
            ...(report.postgres
              ? [
                  [
                    'Postgres',
                    `works · version ${report.postgres.version} · ${size(report.postgres.bytes)}`,
                  ] as const,
                ]
              : []),
            ['Redis', redisOf(report.processes)],
            ['Last backup', report.lastBackupAt ? formatMoment(report.lastBackupAt) : 'none found'],
            ...report.disks.map(
              ({ path, freeBytes, totalBytes }) =>
                [`Disk of ${path}`, `${gigabytes(freeBytes)} of ${gigabytes(totalBytes)} left`] as const,
            ),
            ...certificateRow(report.certificateEndsAt),
          ]}
        />
      </section>
    </>
  );
}
