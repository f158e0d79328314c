import { useSubscribers } from '@/features/newsletter/api/use-subscribers';
import { exportSubscribers } from '@/features/newsletter/model/export-subscribers';
import { formatMoment } from '@/lib/dates';
import { DataTable } from '@/ui/data-table';
import { ErrorPanel } from '@/ui/error-panel';
import { adminMeta } from '../admin-meta';

export const meta = () => adminMeta('Newsletter');

export default function SubscribersPage() {
  const { data: subscribers = [], isPending, isSuccess, isError, refetch } = useSubscribers();
  return (
    <div className="mx-auto max-w-[70rem] p-4 sm:p-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-32">Newsletter</h1>
        <button
          type="button"
          disabled={subscribers.length === 0}
          className="button button-secondary"
          onClick={() => exportSubscribers(subscribers)}
        >
          Export to CSV
        </button>
      </div>
      <p className="mt-3 max-w-[65ch] text-ink-2">
        Everyone who confirmed. Put each row's Unsubscribe URL into the List-Unsubscribe header of the letter
        to that person: mail programs then show a button that takes them off this list.
      </p>
      <h2 className="mt-8 mb-3 text-20">
        Confirmed{' '}
        <span className="tabular text-ink-3">
          ({isSuccess ? subscribers.length.toLocaleString('en-IN') : '…'})
        </span>
      </h2>
      {isPending && (
        <p role="status" className="py-8 text-ink-3">
          Loading...
        </p>
      )}
      {isError && <ErrorPanel text="Error loading the newsletter's list." onRetry={() => void refetch()} />}
      {isSuccess && subscribers.length === 0 && (
        <p className="py-8 text-ink-3">
          Nobody yet. The form is at the foot of every page of the site; who confirms appears here.
        </p>
      )}
      {subscribers.length > 0 && (
        <DataTable
          caption="Confirmed subscribers"
          columns={['Email', 'Confirmed']}
          rows={subscribers.map(({ email, confirmedAt }) => [email, formatMoment(confirmedAt)])}
        />
      )}
    </div>
  );
}
