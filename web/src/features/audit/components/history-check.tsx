import { type HistoryCheck, historyFaults, historySources, leadPath } from '@golghar/contracts';
import { Link } from 'react-router';
import { formatMoment } from '@/lib/dates';
import { useHistoryCheck } from '../api/use-history-check';

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`;

const wordsOf = ({ isIntact, since, days, entries, erased, breaks }: HistoryCheck): string => {
  if (!isIntact)
    return `${counted(breaks.length, 'entry is', 'entries are')} not as sealed. Tell whoever runs the database.`;
  if (!since) return 'Nothing is sealed yet: that begins some seconds after the first entry.';
  const gone = erased > 0 ? `, ${erased.toLocaleString('en-IN')} of them erased by right` : '';
  return `All intact since ${since}: ${counted(days, 'day', 'days')}, ${counted(entries, 'entry', 'entries')}${gone}.`;
};

/** Whether the audit log and the leads' timelines are as they were sealed. */
export function HistoryCheckPanel() {
  const check = useHistoryCheck();
  const isBroken = check.data?.isIntact === false;
  return (
    <section
      aria-labelledby="history-heading"
      className={`mt-5 border p-4 ${isBroken ? 'border-danger' : 'border-hairline'}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="history-heading" className="text-20">
          Is the history intact?
        </h2>
        <button
          type="button"
          className="button button-secondary"
          disabled={check.isFetching}
          onClick={() => void check.refetch()}
        >
          {check.isFetching ? 'Checking...' : 'Check now'}
        </button>
      </div>
      <p role="status" className="mt-1 max-w-[65ch] text-ink-2">
        {check.data && wordsOf(check.data)}
        {check.isError && 'The history could not be checked. Please try again.'}
        {check.isPending && 'Comparing every entry with its seal...'}
      </p>
      {check.data && check.data.breaks.length > 0 && (
        <ul className="mt-3 text-15">
          {check.data.breaks.map(({ day, fault, source, entryId, leadId }) => (
            <li key={`${day} ${entryId} ${fault}`} className="wrap-anywhere">
              <span className="tabular">{day}</span>: {source ? historySources[source] : 'the day'}{' '}
              {historyFaults[fault]} <span className="tabular text-14 text-ink-3">{entryId}</span>
              {leadId && (
                <Link to={leadPath(leadId)} className="ml-2 text-link">
                  See the lead
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
      {check.data?.head && (
        <p className="mt-2 text-14 text-ink-3">
          Checked {formatMoment(check.data.checkedAt)}. The newest seal is{' '}
          <code className="wrap-anywhere">{check.data.head}</code>: note it outside of this machine, and
          nobody can make all of them anew unseen.
        </p>
      )}
    </section>
  );
}
