import { useQuery } from '@tanstack/react-query';
import {
  AlertFlowSection,
  HistorySections,
  Incidents,
  JobsSection,
  operationsQuery,
  WatchdogSections,
} from '@/features/operations/components/health';
import { inWords } from '@/features/operations/model/durations';
import { readForStaff } from '@/features/session/api/session';
import { useMinute } from '@/lib/hooks/use-minute';
import { Alert } from '@/ui/alert';
import { QueryState } from '@/ui/query-state';

export const clientLoader = () => readForStaff((client) => [client.ensureQueryData(operationsQuery)]);

/** Age in seconds at which a report means that the watchdog, which checks every 15 s, is down. */
const staleSeconds = 90;

export default function OperationsPage() {
  const query = useQuery(operationsQuery);
  const { data } = query;
  useMinute();
  const watchdog = data?.watchdog;
  const age = watchdog ? (Date.now() - Date.parse(watchdog.at)) / 1000 : undefined;
  const isStale = age === undefined || age > staleSeconds;

  return (
    <div className="max-w-[70rem]">
      <p className="mt-4 max-w-[65ch] text-ink-2">
        How the product itself is doing. The watchdog looks every 15 seconds and tells admins by e-mail when
        something is wrong, and when it is over.
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
        {data && <AlertFlowSection flow={data.alerts} />}
        {data && <HistorySections {...data} />}
        <JobsSection />
        {watchdog && <WatchdogSections report={watchdog} />}
      </div>
    </div>
  );
}
