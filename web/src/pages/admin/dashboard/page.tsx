import { backOfficePaths, type Dashboard, grouped, type Submission } from '@golghar/contracts';
import { Link } from 'react-router';
import { RecentLead, WaitingLead } from '@/features/dashboard/components/dashboard-leads';
import { useShown } from '@/features/leads-core/api/lead-mutation';
import { dashboardQuery, useDashboard, useViewCounts } from '@/features/leads-core/api/use-today';
import { useRowKeys } from '@/features/leads-core/hooks/use-lead-keys';
import { leadsAddress } from '@/features/leads-core/model/filters';
import { ReportPanel } from '@/features/reports/components/report-panel';
import { atLeast } from '@/lib/counts';
import { readForStaff, useSession } from '@/lib/session/current-user';
import { QueryState } from '@/ui/query-state';
import { Tabs } from '@/ui/tabs';
import { SmallLink, TitledSection } from '@/ui/titled-section';

const cards = [
  { label: 'Total Submissions', stat: 'total', to: backOfficePaths.leads },
  { label: 'New Leads', stat: 'new', to: leadsAddress({ status: 'new' }) },
  { label: 'In Progress', stat: 'inProgress', to: leadsAddress({ status: 'in_progress' }) },
  { label: 'Delivered', stat: 'delivered', to: leadsAddress({ status: 'delivered' }) },
] as const;

function StatCards({ stats }: { stats: Dashboard['stats'] | undefined }) {
  return (
    <ul className="grid grid-cols-2 border-t border-l border-hairline lg:grid-cols-4">
      {cards.map(({ label, stat, to }) => (
        <li key={stat} className="border-r border-b border-hairline">
          <Link to={to} className="block p-4 no-underline hover:bg-surface">
            <span className="text-ink-3">{label}</span>
            <span className="tabular block font-display text-32 font-bold" data-testid={`stat-${stat}`}>
              {stats ? grouped(stats[stat]) : '–'}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Link to the users. Its heading is from the specification. */
function UsersTab() {
  return (
    <TitledSection title="User Management Coming Soon">
      <p className="mt-2 max-w-[60ch] text-ink-2">
        Here you will see at a glance who is at work. You can already invite people and change their roles:
      </p>
      <p className="mt-4 flex flex-wrap gap-3">
        <Link to={`${backOfficePaths.users}?invite=1`} className="button button-primary">
          Add New User
        </Link>
        <Link to={backOfficePaths.users} className="button button-secondary">
          Manage Users
        </Link>
      </p>
    </TitledSection>
  );
}

export const clientLoader = () => readForStaff(dashboardQuery);

function Waiting({ leads }: { leads: readonly Submission[] }) {
  const { data: counts } = useViewCounts();
  if (leads.length === 0)
    return (
      <p className="mb-8 text-ink-2">Nobody is waiting for an answer. New enquiries appear here at once.</p>
    );
  return (
    <TitledSection
      title="Needs a reply"
      count={counts && atLeast(counts.owed)}
      className="mb-8"
      actions={
        <p className="flex flex-wrap gap-2">
          {counts && counts.overdue.count > 0 && (
            <SmallLink to={leadsAddress({ due: 'overdue', sort: 'due' })}>
              {atLeast(counts.overdue)} overdue answers and steps
            </SmallLink>
          )}
          <SmallLink to={leadsAddress({ answer: 'owed', sort: 'due' })}>All that need a reply</SmallLink>
        </p>
      }
    >
      <p className="mt-1 text-14 text-ink-2">Promised answers that are due, on everyone’s leads.</p>
      <ul className="mt-2 border-t border-hairline">
        {leads.map((lead) => (
          <WaitingLead key={lead.id} lead={lead} />
        ))}
      </ul>
    </TitledSection>
  );
}

function Recent({ data }: { data: Dashboard }) {
  return (
    <TitledSection
      title="Latest submissions"
      actions={<SmallLink to={backOfficePaths.leads}>View All Submissions</SmallLink>}
    >
      {data.recent.length === 0 && (
        <>
          <p className="pt-8 text-ink-3">No submissions yet</p>
          <p className="mt-1 mb-8 text-ink-2">
            They appear here as soon as somebody writes. Today shows{' '}
            <Link to={backOfficePaths.today} className="text-link">
              what to do first
            </Link>
            .
          </p>
        </>
      )}
      <ul className="mt-2">
        {data.recent.map((lead) => (
          <RecentLead key={lead.id} lead={lead} />
        ))}
      </ul>
    </TitledSection>
  );
}

function NewestLeads() {
  const query = useDashboard();
  const data = useShown(query.data);
  useRowKeys(data ? [...(data.waiting ?? []), ...data.recent] : []);
  if (query.isError || !data) return <QueryState query={query} failed="Error loading submissions" />;
  return (
    <>
      {data.waiting && <Waiting leads={data.waiting} />}
      <Recent data={data} />
    </>
  );
}

export default function DashboardPage() {
  const { data } = useDashboard();
  const { user } = useSession();
  const tabs = [
    { value: 'submissions', label: 'Submissions', content: <NewestLeads /> },
    ...(user?.role === 'admin' ? [{ value: 'users', label: 'Users', content: <UsersTab /> }] : []),
  ];
  return (
    <div className="mx-auto max-w-[70rem] p-4 sm:p-8">
      <h1 className="mb-6 text-32">Dashboard</h1>
      <StatCards stats={data?.stats} />
      <div className="mt-8">
        <Tabs label="Dashboard" tabs={tabs} />
      </div>
      <ReportPanel />
    </div>
  );
}
