import type { AlertFlow } from '@golghar/contracts';
import { formatMoment } from '@/lib/dates';
import { ConfirmDialog } from '@/ui/overlay/confirm-dialog';
import { useParkedAlerts } from '../api/use-parked-alerts';
import { inWords } from '../model/durations';
import { Facts } from './facts';

const waited = (seconds: number | null) => (seconds === null ? '' : `, the oldest for ${inWords(seconds)}`);

/** The way of the alerts from enquiry to mail. */
export function AlertFlowSection({ flow }: { flow: AlertFlow }) {
  const retry = useParkedAlerts('retry');
  const discard = useParkedAlerts('discard');
  const { parked } = flow;
  return (
    <section aria-labelledby="alerts-heading">
      <h2 id="alerts-heading" className="text-20">
        E-mails about enquiries
      </h2>
      <Facts
        facts={[
          ['Taken and not worked on yet', `${flow.outbox}${waited(flow.outboxSeconds)}`],
          ['Waiting to be sent', `${flow.waiting}${waited(flow.waitingSeconds)}`],
          ['Put off by the mail server', String(flow.deferred)],
          ['Parked: never taken', String(parked)],
          ...(flow.smtpResponse ? [['The mail server says', flow.smtpResponse] as const] : []),
          ['Last one sent', flow.lastSentAt ? formatMoment(flow.lastSentAt) : 'none yet'],
        ]}
      />
      {parked > 0 && (
        <p className="mt-3 flex flex-wrap gap-3">
          <button
            type="button"
            className="button button-small button-primary"
            disabled={retry.isPending}
            onClick={() => retry.mutate()}
          >
            Retry all parked
          </button>
          <ConfirmDialog
            trigger={
              <button type="button" className="button button-small button-secondary">
                Discard all parked
              </button>
            }
            title={`Discard ${parked} parked ${parked === 1 ? 'alert' : 'alerts'}?`}
            text="Nobody is told by e-mail of these enquiries any more. The leads stay."
            action="Discard"
            onConfirm={() => discard.mutate()}
          />
        </p>
      )}
    </section>
  );
}
