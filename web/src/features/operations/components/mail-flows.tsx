import { type AlertFlow, type EmailKind, emailKindLabels, type Operations } from '@golghar/contracts';
import { formatMoment } from '@/lib/dates';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/overlay/confirm-dialog';
import { useParkedAlerts } from '../api/operations';
import { inWords } from '../model/durations';
import { FactSection } from './health';

const waited = (seconds: number | null) => (seconds === null ? '' : `, the oldest for ${inWords(seconds)}`);

/** The way of the alerts from enquiry to mail. */
export function AlertFlowSection({ flow }: { flow: AlertFlow }) {
  const retry = useParkedAlerts('retry');
  const discard = useParkedAlerts('discard');
  const { parked } = flow;
  return (
    <FactSection
      title="E-mails about enquiries"
      facts={[
        ['Taken and not worked on yet', `${flow.outbox}${waited(flow.outboxSeconds)}`],
        ['Waiting to be sent', `${flow.waiting}${waited(flow.waitingSeconds)}`],
        ['Put off by the mail server', String(flow.deferred)],
        ['Parked: never taken', String(parked)],
        ...(flow.smtpResponse ? [['The mail server says', flow.smtpResponse] as const] : []),
        ['Last one sent', flow.lastSentAt ? formatMoment(flow.lastSentAt) : 'none yet'],
      ]}
    >
      {parked > 0 && (
        <p className="mt-3 flex flex-wrap gap-3">
          <Button size="small" look="primary" disabled={retry.isPending} onClick={() => retry.mutate()}>
            Retry all parked
          </Button>
          <ConfirmDialog
            trigger={<Button size="small">Discard all parked</Button>}
            title={`Discard ${parked} parked ${parked === 1 ? 'alert' : 'alerts'}?`}
            text="Nobody is told by e-mail of these enquiries any more. The leads stay."
            action="Discard"
            onConfirm={() => discard.mutate()}
          />
        </p>
      )}
    </FactSection>
  );
}

/** A kind that this program does not know is one of a newer version's. */
const labelOf = (kind: string): string =>
  Object.hasOwn(emailKindLabels, kind) ? emailKindLabels[kind as EmailKind] : kind;

const words = ({ waiting, deferred, parked, smtpResponse }: Operations['emails'][number]): string => {
  const counts = [
    ...(waiting > 0 ? [`${waiting} waiting`] : []),
    ...(deferred > 0 ? [`${deferred} of them put off`] : []),
    ...(parked > 0 ? [`${parked} never taken`] : []),
  ].join(', ');
  return smtpResponse ? `${counts}: ${smtpResponse}` : counts;
};

/** What else is owed by e-mail, as far as it is not sent. */
export function EmailFlowSection({ emails }: { emails: Operations['emails'] }) {
  return (
    <FactSection
      title="Other e-mails"
      text="Answers, reminders and all else, of the last 30 days. What is put off is tried again for five days; what was never taken stays here for you to see."
      facts={emails.map((email) => [labelOf(email.kind), words(email), email.parked > 0])}
      none="None waits, and none was refused."
    />
  );
}
