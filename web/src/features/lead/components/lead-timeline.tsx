import type { Alert, SubmissionDetail } from '@golghar/contracts';
import { formatMoment } from '@/lib/dates';
import { Button } from '@/ui/button';
import { useOwnChanges, useResendAlert } from '../api/lead';
import { type TimelineEntry, timelineOf } from '../model/timeline';
import { OwnChanges, UndoOwnChange } from './own-changes';

const looks = { note: 'bg-note-ground px-3 py-1.5', event: '', problem: 'bg-danger-ground px-3 py-1.5' };

function ResendButton({ leadId, alert }: { leadId: string; alert: Alert }) {
  const { mutate: resend, isPending } = useResendAlert(leadId);
  return (
    <Button
      disabled={isPending}
      aria-label={`Resend to ${alert.recipient}`}
      size="small"
      look="quiet"
      className="-ml-3"
      onClick={() => resend(alert.id)}
    >
      Resend
    </Button>
  );
}

type EntryProps = { leadId: string; entry: TimelineEntry };

/** What happened, by whom and when. */
function Line({ entry: { text, by, at, kind } }: Pick<EntryProps, 'entry'>) {
  const when = (
    <span className={`text-14 text-ink-2 ${kind === 'event' ? '' : 'block'}`}>
      {kind === 'event' && ' · '}
      {by && `${by}, `}
      <time dateTime={at}>{formatMoment(at)}</time>
    </span>
  );
  return (
    <span dir="auto" className="whitespace-pre-wrap wrap-anywhere">
      {text}
      {when}
    </span>
  );
}

/** Alerts that arrived fold into one line; one that did not stands there with its button. */
function Entry({ leadId, entry }: EntryProps) {
  const { alerts = [], kind } = entry;
  const [first] = alerts;
  if (!first) return <Line entry={entry} />;
  if (kind === 'problem')
    return (
      <>
        <Line entry={entry} />
        <ResendButton leadId={leadId} alert={first} />
      </>
    );
  return (
    <details>
      <summary className="cursor-pointer">
        <Line entry={entry} />
      </summary>
      <ul>
        {alerts.map((alert) => (
          <li key={alert.id} className="flex flex-wrap items-center gap-x-5">
            <span className="wrap-anywhere">{alert.recipient}</span>
            <ResendButton leadId={leadId} alert={alert} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Notes, contacts, changes, alerts and the arrival, newest first. */
export function LeadTimeline({ lead }: { lead: SubmissionDetail }) {
  const { data: changes = [] } = useOwnChanges(lead);
  const entries = timelineOf(lead);
  const changeOf = (entryId: string) => changes.find((change) => change.entryId === entryId);
  return (
    <>
      <OwnChanges leadId={lead.id} changes={changes.filter(({ entryId }) => !entryId)} />
      <ol aria-label="History" className="mt-1 ml-1.5 border-l-2 border-hairline">
        {entries.map((entry) => {
          const change = changeOf(entry.id);
          return (
            <li key={entry.id} className="relative py-1.5 pl-5">
              <span
                aria-hidden
                className="absolute top-3.5 -left-[7px] size-3 rounded-full border-2 border-ink-3 bg-bg"
              />
              <div className={looks[entry.kind]}>
                <Entry leadId={lead.id} entry={entry} />
                {change && <UndoOwnChange leadId={lead.id} change={change} />}
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
}
