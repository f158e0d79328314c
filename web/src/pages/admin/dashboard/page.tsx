import { backOfficePaths, type Dashboard } from '@golghar/contracts';
import { Link } from 'react-router';
import { useDashboard } from '@/features/leads/api/use-dashboard';
import { leadsWithStatus, RecentLead } from '@/features/leads/components/recent-lead';
import { ErrorPanel } from '@/ui/error-panel';
import { adminMeta } from '../admin-meta';

export const meta = () => adminMeta('Dashboard');

const cards = [
  { label: 'Total Submissions', stat: 'total', to: leadsWithStatus() },
  { label: 'New Leads', stat: 'new', to: leadsWithStatus('new') },
  { label: 'In Progress', stat: 'inProgress', to: leadsWithStatus('in_progress') },
  { label: 'Delivered', stat: 'delivered', to: leadsWithStatus('delivered') },
] as const;

function StatCards({ stats }: { stats: Dashboard['stats'] | undefined }) {
  return (
    <ul className="grid grid-cols-2 border-t border-l border-hairline lg:grid-cols-4">
      {cards.map(({ label, stat, to }) => (
        <li key={stat} className="border-r border-b border-hairline">
          <Link to={to} className="block p-4 no-underline hover:bg-surface">
            <span className="text-ink-3">{label}</span>
            <span className="tabular block font-display text-32 font-bold" data-testid={`stat-${stat}`}>
              {stats ? stats[stat].toLocaleString('en-IN') : '–'}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export default function DashboardPage() {
  const { data, isPending, isError, refetch } = useDashboard();
  return (
    <div className="mx-auto max-w-[70rem] p-4 sm:p-8">
      <h1 className="mb-6 text-32">Dashboard</h1>
      <StatCards stats={data?.stats} />
      <section aria-labelledby="recent" className="mt-10">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="recent" className="text-20">
            Submissions
          </h2>
          <Link to={backOfficePaths.leads} className="button button-small button-secondary">
            View All Submissions
          </Link>
        </div>
        {isPending && (
          <p role="status" className="py-8 text-ink-3">
            Loading...
          </p>
        )}
        {isError && <ErrorPanel text="Error loading submissions" onRetry={() => void refetch()} />}
        {data?.recent.length === 0 && <p className="py-8 text-ink-3">No submissions yet</p>}
        <ul className="mt-2">
          {data?.recent.map((lead) => (
            <RecentLead key={lead.id} lead={lead} />
          ))}
        </ul>
      </section>
    </div>
  );
}
