import { backOfficePaths, type Dashboard, type LeadStatus } from '@golghar/contracts';
import { Link } from 'react-router';

const leadsWithStatus = (status?: LeadStatus) =>
  status ? `${backOfficePaths.leads}?status=${status}` : backOfficePaths.leads;

const cards = [
  { label: 'Total Submissions', stat: 'total', to: leadsWithStatus() },
  { label: 'New Leads', stat: 'new', to: leadsWithStatus('new') },
  { label: 'In Progress', stat: 'inProgress', to: leadsWithStatus('in_progress') },
  { label: 'Delivered', stat: 'delivered', to: leadsWithStatus('delivered') },
] as const;

/** Four figures, each a link to the leads that it counts. */
export function StatCards({ stats }: { stats: Dashboard['stats'] | undefined }) {
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
