import type { ProcessReport, WatchdogReport } from '@golghar/contracts';
import { formatMoment } from '@/lib/dates';
import { inWords } from '../model/durations';
import { type Fact, Facts } from './facts';

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

function certificateOf({ certificateEndsAt }: WatchdogReport): string {
  return certificateEndsAt ? `valid until ${formatMoment(certificateEndsAt)}` : 'could not be seen';
}

const size = (bytes: number) => (bytes < 1e9 ? `${Math.ceil(bytes / 1e6)} MB` : gigabytes(bytes));

const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;

/** What the watchdog found of processes, disks and backups; what is one of its troubles stands out. */
export function WatchdogSections({ report }: { report: WatchdogReport }) {
  const { processes, postgres, lastBackupAt, disks, certificateEndsAt } = report;
  const isTrouble = (key: string) => report.troubles.some((trouble) => trouble.key === key);
  const data: Fact[] = [
    ...(postgres
      ? [['Postgres', `works · version ${postgres.version} · ${size(postgres.bytes)}`] as const]
      : []),
    ['Redis', redisOf(processes), isTrouble('redis')],
    ['Last backup', lastBackupAt ? formatMoment(lastBackupAt) : 'none found', isTrouble('backup')],
    ...disks.map(
      ({ path, freeBytes, totalBytes }): Fact => [
        `Disk of ${path}`,
        `${gigabytes(freeBytes)} of ${gigabytes(totalBytes)} left`,
        isTrouble(`disk:${path}`),
      ],
    ),
    ...(certificateEndsAt === undefined
      ? []
      : [['Certificate', certificateOf(report), isTrouble('certificate')] as const]),
  ];
  return (
    <>
      <section aria-labelledby="processes-heading">
        <h2 id="processes-heading" className="text-20">
          Processes
        </h2>
        <Facts
          facts={processes.map((process) => [
            process.name,
            stateOf(process),
            isTrouble(`process:${process.name}`),
          ])}
        />
      </section>
      <section aria-labelledby="data-heading">
        <h2 id="data-heading" className="text-20">
          Data
        </h2>
        <Facts facts={data} />
      </section>
    </>
  );
}
