import { backOfficePaths } from '@golghar/contracts';
import { Link } from 'react-router';

/** Today without any work. */
export function NothingDue() {
  return (
    <div className="py-8">
      <p className="text-17 font-semibold">Nothing is due.</p>
      <p className="mt-1 text-ink-2">
        Late answers, planned steps and new enquiries appear here by themselves.
      </p>
      <p className="mt-4 flex flex-wrap gap-3">
        <Link
          to={`${backOfficePaths.leads}?status=open&nextStep=none`}
          className="button button-small button-secondary"
        >
          Open leads with nothing planned
        </Link>
      </p>
    </div>
  );
}
