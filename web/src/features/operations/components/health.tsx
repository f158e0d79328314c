import { api, backOfficePaths, emailKindLabels, type JobRun, type Operations } from '@golghar/contracts';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { operationQuery, useOperation } from '@/lib/api/operations';
import { counted } from '@/lib/counts';
import { formatMoment } from '@/lib/dates';
import { useMinute } from '@/lib/hooks/use-minute';
import { readForStaff } from '@/lib/session/current-user';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/overlay/modal';
import { QueryState } from '@/ui/query-state';
import { TitledSection } from '@/ui/titled-section';

/** A duration in its two largest units: `40 s`, `12 min`, `3 h 5 min`, `2 d 4 h`. */
export function inWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (minutes === 0) return `${Math.floor(seconds)} s`;
  if (hours === 0) return `${minutes} min`;
  return days === 0 ? `${hours} h ${minutes % 60} min` : `${days} d ${hours % 24} h`;
}

/** Polled while the screen is open, as often as the watchdog checks. */
const polled = { staleTime: 0, refetchInterval: 15_000 };

const operationsQuery = operationQuery(api.readOperations, polled);

export const clientLoader = () => readForStaff(operationsQuery);

type Watchdog = NonNullable<Operations['watchdog']>;

/** A label and its value; whether that is an incident. */
type Fact = readonly [name: string, value: string, isIncident?: boolean];

type FactSectionProps = ComponentProps<typeof TitledSection> & {
  /** What is not known is left out. */
  facts: readonly (Fact | '' | false | null | undefined)[];
  none?: string;
};

function FactSection({ facts, none, children, ...section }: FactSectionProps) {
  const known = facts.filter((fact) => !!fact);
  return (
    <TitledSection {...section}>
      {none && known.length === 0 ? (
        <p className="mt-3 text-ink-3">{none}</p>
      ) : (
        <dl className="mt-3 border-t border-hairline">
          {known.map(([name, value, isIncident]) => (
            <div key={name} className="flex flex-wrap gap-x-4 border-b border-hairline py-2">
              <dt className="tabular min-w-0 basis-72 wrap-anywhere text-ink-2">{name}</dt>
              <dd
                className={`tabular grow basis-56 wrap-anywhere ${isIncident ? 'font-semibold text-danger' : ''}`}
              >
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </TitledSection>
  );
}

function Incidents({ incidents }: Pick<Watchdog, 'incidents'>) {
  if (incidents.length === 0)
    return <p className="border-l-4 border-success bg-success-ground p-3">Everything works.</p>;
  return (
    <ul className="grid gap-3">
      {incidents.map(({ key, title, advice, since }) => (
        <li key={key} className="border-l-4 border-danger bg-danger-ground p-3">
          <p className="font-semibold">{title}</p>
          <p className="mt-1">{advice}</p>
          <p className="tabular mt-1 text-14 text-ink-2">Since {formatMoment(since)}</p>
        </li>
      ))}
    </ul>
  );
}

const runWords = ({ state, seconds, failure }: Operations['canary'][number]): string => {
  if (state === 'running') return 'on its way';
  if (state === 'failed') return failure ?? 'did not come through';
  return `came through in ${seconds === null ? 'time' : `${seconds.toFixed(1)} s`}`;
};

const jobWords = ({ succeededAt, failedAt, error, isFailing }: JobRun): string => {
  const success = succeededAt ? `last run ${formatMoment(succeededAt)}` : 'has never ended well';
  if (!failedAt) return success;
  const failure = `failed ${formatMoment(failedAt)}: ${error}`;
  return isFailing ? `${failure}; ${success}` : `${success}; ${failure}`;
};

function stateOf(process: Watchdog['processes'][number]): string {
  const { isUp, downSince, missing, uptimeSeconds, version } = process;
  if (!isUp) return `does not answer since ${formatMoment(downSince)}`;
  const parts = [
    missing.length > 0 ? `works, waits for ${missing.join(', ')}` : 'works',
    uptimeSeconds !== null && `for ${inWords(uptimeSeconds)}`,
    version && `version ${version}`,
  ];
  return parts.filter(Boolean).join(' · ');
}

/** Redis status as reported by the processes, as nothing checks it directly; unknown while the worker is down. */
function redisOf(processes: Watchdog['processes']): string {
  if (processes.some(({ missing }) => missing.includes('redis')))
    return 'does not answer: alerts wait for it';
  return processes.some(({ connected }) => connected?.includes('redis')) ? 'works' : 'not known';
}

const size = (bytes: number) => (bytes < 1e9 ? `${Math.ceil(bytes / 1e6)} MB` : gigabytes(bytes));

const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;

function WatchdogSections({ report }: { report: Watchdog }) {
  const { processes, postgres, lastBackupAt, disks, certificateEndsAt: endsAt } = report;
  const isIncident = (key: string) => report.incidents.some((incident) => incident.key === key);
  const certificate = endsAt ? `valid until ${formatMoment(endsAt)}` : 'could not be seen';
  return (
    <>
      <FactSection
        title="Processes"
        facts={processes.map((process) => [
          process.name,
          stateOf(process),
          isIncident(`process:${process.name}`),
        ])}
      />
      <FactSection
        title="Data"
        facts={[
          postgres && ['Postgres', `works · version ${postgres.version} · ${size(postgres.bytes)}`],
          ['Redis', redisOf(processes), isIncident('redis')],
          ['Last backup', lastBackupAt ? formatMoment(lastBackupAt) : 'none found', isIncident('backup')],
          ...disks.map(
            ({ path, freeBytes, totalBytes }): Fact => [
              `Disk of ${path}`,
              `${gigabytes(freeBytes)} of ${gigabytes(totalBytes)} left`,
              isIncident(`disk:${path}`),
            ],
          ),
          endsAt !== undefined && ['Certificate', certificate, isIncident('certificate')],
        ]}
      />
    </>
  );
}

const waited = (seconds: number | null) => (seconds === null ? '' : `, the oldest for ${inWords(seconds)}`);

/** Unknown kinds come from a newer server. */
const kindLabels: Record<string, string | undefined> = emailKindLabels;

const mailFact = ({ kind, waiting, deferred, parked, smtpResponse }: Operations['emails'][number]): Fact => {
  const counts = [
    waiting > 0 && `${waiting} waiting`,
    deferred > 0 && `${deferred} of them deferred`,
    parked > 0 && `${parked} rejected`,
  ];
  const words = [counts.filter(Boolean).join(', '), smtpResponse].filter(Boolean).join(': ');
  return [kindLabels[kind] ?? kind, words, parked > 0];
};

function MailSections({ alerts, emails, canary }: Operations) {
  const settling = (did: string) => ({
    done: ({ count }: { count: number }) => ({ title: `${counted(count, 'alert')} ${did}` }),
    failed: 'Nothing was changed',
    refreshes: [operationsQuery.queryKey, [api.readAlertHealth.path]],
  });
  const retry = useOperation(api.retryParkedAlerts, settling('queued again'));
  const discard = useOperation(api.discardParkedAlerts, settling('discarded'));
  const { parked } = alerts;
  return (
    <>
      <FactSection
        title="E-mails about enquiries"
        facts={[
          ['Received, not processed yet', `${alerts.outbox}${waited(alerts.outboxSeconds)}`],
          ['Waiting to be sent', `${alerts.waiting}${waited(alerts.waitingSeconds)}`],
          ['Deferred by the mail server', String(alerts.deferred)],
          ['Parked: rejected for good', String(parked)],
          alerts.smtpResponse && ['The mail server says', alerts.smtpResponse],
          ['Last one sent', alerts.lastSentAt ? formatMoment(alerts.lastSentAt) : 'none yet'],
        ]}
      >
        {parked > 0 && (
          <p className="mt-3 flex flex-wrap gap-3">
            <Button size="small" look="primary" disabled={retry.isPending} onClick={() => retry.mutate({})}>
              Retry all parked
            </Button>
            <ConfirmDialog
              button={{ children: 'Discard all parked' }}
              title={`Discard ${counted(parked, 'parked alert')}?`}
              text="Nobody is told by e-mail of these enquiries any more. The leads stay."
              action="Discard"
              onConfirm={() => discard.mutate({})}
            />
          </p>
        )}
      </FactSection>
      <FactSection
        title="Other e-mails"
        text="Answers, reminders and all others of the last 30 days. Deferred mail is tried again for five days; rejected mail stays here for you to see."
        facts={emails.map(mailFact)}
        none="None is waiting, and none was rejected."
      />
      <FactSection
        title="Test enquiries"
        text="Every few hours the product sends itself an enquiry, follows it to the mail server's answer and removes it. It counts nowhere."
        facts={canary.map((run) => [formatMoment(run.startedAt), runWords(run), run.state === 'failed'])}
        none="None has been sent yet."
      />
    </>
  );
}

/** Each service answers for its own jobs. */
const jobLists = { auth: api.listAuthJobs, leads: api.listLeadsJobs, metrics: api.listMetricsJobs };

function JobsSection() {
  const services = Object.keys(jobLists);
  const lists = useQueries({ queries: Object.values(jobLists).map((list) => operationQuery(list, polled)) });
  const jobs = lists
    .flatMap(({ data }, index) => data?.jobs.map((job) => ({ ...job, service: services[index] })) ?? [])
    .sort((one, other) => one.name.localeCompare(other.name));
  const labelOfJob = ({ name, service }: (typeof jobs)[number]) =>
    jobs.filter((job) => job.name === name).length > 1 ? `${name} (${service})` : name;
  return (
    <FactSection
      title="Scheduled jobs"
      text="Work that repeats by itself. A job that fails tries again at its next run."
      facts={[
        ...jobs.map((job): Fact => [labelOfJob(job), jobWords(job), job.isFailing]),
        ...lists.map(
          ({ errorUpdatedAt, dataUpdatedAt }, index) =>
            errorUpdatedAt > dataUpdatedAt &&
            ([`Jobs of ${services[index]}`, 'cannot be read now', true] as const),
        ),
      ]}
      none={lists.some(({ isPending }) => isPending) ? 'Loading...' : 'None has run yet.'}
    />
  );
}

/** Age in seconds at which a report means that the watchdog, which checks every 15 s, is down. */
const staleSeconds = 90;

export default function Health() {
  const query = useQuery(operationsQuery);
  const { data } = query;
  useMinute();
  const watchdog = data?.watchdog;
  const age = watchdog ? (Date.now() - Date.parse(watchdog.at)) / 1000 : undefined;
  const isStale = age === undefined || age > staleSeconds;

  return (
    <div className="max-w-[70rem]">
      <p className="mt-4 max-w-[65ch] text-ink-2 [&_a]:text-link [&_a]:underline">
        The watchdog looks every 15 seconds. <Link to={backOfficePaths.users}>Admins</Link> get a mail when
        something fails, and when it works again.
      </p>
      <QueryState query={query} failed="Error loading the operations" />
      <div className="mt-6 grid gap-8">
        {data && isStale && (
          <Alert>
            {age === undefined
              ? 'The watchdog has not looked yet: start it, or nobody is told when something fails.'
              : `The watchdog has not looked for ${inWords(age)}: start it again. What follows may be old.`}
          </Alert>
        )}
        {watchdog && (watchdog.incidents.length > 0 || !isStale) && (
          <Incidents incidents={watchdog.incidents} />
        )}
        {data && <MailSections {...data} />}
        <JobsSection />
        {watchdog && <WatchdogSections report={watchdog} />}
      </div>
    </div>
  );
}
