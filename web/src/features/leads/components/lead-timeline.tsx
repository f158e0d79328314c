import type { SubmissionDetail } from '@golghar/contracts';
import { formatMoment } from '@/lib/dates';
import { useResendAlert } from '../api/resend-alert';
import { timelineOf } from '../model/timeline';

const looks = { note: 'bg-note-ground', event: '', problem: 'bg-danger-ground' };

/** Notes, changes, alerts and the arrival, newest first. */
export function LeadTimeline({ lead }: { lead: SubmissionDetail }) {
  const { mutate: resend, isPending } = useResendAlert(lead.id);
  return (
    <ol className="mt-4 border-l-2 border-hairline">
      {timelineOf(lead).map(({ id, at, text, by, kind, alert }) => (
        <li key={id} className="relative py-2 pl-5">
          <span
            aria-hidden
            className="absolute top-4 -left-[7px] size-3 rounded-full border-2 border-ink-3 bg-bg"
          />
          <div className={`${looks[kind]} ${kind === 'event' ? '' : 'px-3 py-2'}`}>
            <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
              {text}
            </p>
            <p className="text-14 text-ink-3">
              {by && `${by}, `}
              <time dateTime={at}>{formatMoment(at)}</time>
            </p>
            {alert && (
              <button
                type="button"
                disabled={isPending}
                className="button button-small button-quiet -ml-3"
                onClick={() => resend(alert.id)}
              >
                Resend
              </button>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
