import { backOfficePaths, type Dashboard, type Submission, type ViewCounts } from '@golghar/contracts';
import { Link } from 'react-router';
import { dashboardQuery, useDashboard } from '@/features/dashboard/api/use-dashboard';
import { RecentLead, WaitingLead } from '@/features/dashboard/components/dashboard-leads';
import { useShown } from '@/features/leads-core/api/lead-mutation';
import { useViewCounts } from '@/features/leads-core/api/use-today';
import { useRowKeys } from '@/features/leads-core/hooks/use-row-keys';
import { ReportPanel } from '@/features/reports/components/report-panel';
import { readForStaff, useSession } from '@/features/session/api/session';
import { ErrorPanel } from '@/ui/error-panel';
import { Skeleton } from '@/ui/skeleton';
import { Tabs } from '@/ui/tabs';
import { adminMeta } from '../admin-meta';
import { StatCards } from './stat-cards';
import { UsersTab } from './users-tab';

export const meta = () => adminMeta('Dashboard');

export const clientLoader = () => readForStaff((client) => [client.ensureQueryData(dashboardQuery)]);

const inWords = ({ count, isExact }: ViewCounts['views']['all']): string =>
  `${count.toLocaleString('en-IN')}${isExact ? '' : '+'}`;

function Waiting({ leads }: { leads: readonly Submission[] }) {
  const { data: counts } = useViewCounts();
  if (leads.length === 0)
    return (
      <p className="mb-8 text-ink-2">Nobody is waiting for an answer. New enquiries appear here at once.</p>
    );
  return (
    <section aria-labelledby="waiting" className="mb-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="waiting" className="text-20">
          Needs a reply {counts && <span className="tabular text-ink-3">({inWords(counts.owed)})</span>}
        </h2>
        <p className="flex flex-wrap gap-2">
          {counts && counts.overdue.count > 0 && (
            <Link
              to={`${backOfficePaths.leads}?due=overdue&sort=due`}
              className="button button-small button-secondary"
            >
              {inWords(counts.overdue)} overdue answers and steps
            </Link>
          )}
          <Link
            to={`${backOfficePaths.leads}?answer=owed&sort=due`}
            className="button button-small button-secondary"
          >
            All that need a reply
          </Link>
        </p>
      </div>
      <p className="mt-1 text-14 text-ink-2">Promised answers that are owed, everybody’s.</p>
      <ul className="mt-2 border-t border-hairline">
        {leads.map((lead) => (
          <WaitingLead key={lead.id} lead={lead} />
        ))}
      </ul>
    </section>
  );
}

function Recent({ data }: { data: Dashboard }) {
  return (
    <section aria-labelledby="recent">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="recent" className="text-20">
          Latest submissions
        </h2>
        <p className="flex flex-wrap gap-2">
          <Link to={backOfficePaths.importLeads} className="button button-small button-quiet">
            Import and export
          </Link>
          <Link to={backOfficePaths.leads} className="button button-small button-secondary">
            View All Submissions
          </Link>
        </p>
      </div>
      {data.recent.length === 0 && <p className="py-8 text-ink-3">No submissions yet</p>}
      <ul className="mt-2">
        {data.recent.map((lead) => (
          <RecentLead key={lead.id} lead={lead} />
        ))}
      </ul>
    </section>
  );
}

function NewestLeads() {
  const { data: told, isPending, isError, refetch } = useDashboard();
  const data = useShown(told);
  useRowKeys(data ? [...(data.waiting ?? []), ...data.recent] : []);
  if (isPending) return <Skeleton />;
  if (isError || !data) return <ErrorPanel text="Error loading submissions" onRetry={() => void refetch()} />;
  return (
    <>
      {data.waiting && <Waiting leads={data.waiting} />}
      <Recent data={data} />
    </>
  );
}

export default function DashboardPage() {
  const { data } = useDashboard();
  const { data: user } = useSession();
  const tabs = [
    { value: 'submissions', label: 'Submissions', content: <NewestLeads /> },
    ...(user?.role === 'admin' ? [{ value: 'users', label: 'Users', content: <UsersTab /> }] : []),
  ];
  return (
    <div className="mx-auto max-w-[70rem] p-4 sm:p-8">
      <h1 className="mb-6 text-32">Dashboard</h1>
      <StatCards stats={data?.stats} />
      <div className="mt-8">
        <Tabs label="Dashboard" defaultValue="submissions" tabs={tabs} />
      </div>
      <ReportPanel />
    </div>
  );
}
