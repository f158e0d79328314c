import { backOfficePaths } from '@golghar/contracts';
import { Link } from 'react-router';
import { useToday } from '@/features/leads/api/use-today';
import { TodayList } from '@/features/leads/components/today-list';
import { ErrorPanel } from '@/ui/error-panel';
import { Skeleton } from '@/ui/skeleton';
import { adminMeta } from '../admin-meta';

export const meta = () => adminMeta('Today');

/** What one has to do, the most urgent first: where a working day begins. */
export default function TodayPage() {
  const { data, isPending, isError, refetch } = useToday();
  return (
    <div data-toasts="bottom" className="mx-auto max-w-[60rem] p-4 sm:px-8 sm:py-6">
      <div className="mb-3 flex flex-wrap items-baseline gap-x-4">
        <h1 className="mr-auto text-25">Today</h1>
        <p className="text-14 text-ink-3 pointer-coarse:hidden">
          J, K move · Enter opens · C call · D done · F plan · Z undo
        </p>
      </div>
      {isPending && <Skeleton />}
      {isError && !data && (
        <ErrorPanel text="What is due could not be loaded" onRetry={() => void refetch()} />
      )}
      {data && data.items.length === 0 && (
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
      )}
      {data && data.items.length > 0 && <TodayList today={data} />}
    </div>
  );
}
