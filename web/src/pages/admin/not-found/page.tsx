import { backOfficePaths } from '@golghar/contracts';
import { Link } from 'react-router';

export default function AdminNotFoundPage() {
  return (
    <div className="mx-auto max-w-[40rem] p-4 sm:p-8">
      <h1 className="text-32">There is no such screen</h1>
      <p className="mt-3 text-ink-2">
        The address may be old or mistyped. The search finds leads, people and screens by name.
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        <Link to={backOfficePaths.leads} className="button button-primary">
          All Leads
        </Link>
        <Link to={backOfficePaths.dashboard} className="button button-secondary">
          Dashboard
        </Link>
      </p>
    </div>
  );
}
