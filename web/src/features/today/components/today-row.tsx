import { type Submission, serviceLabels, type TodayReason } from '@golghar/contracts';
import { Check } from 'lucide-react';
import { formatAge, formatMoment, formatSoon } from '@/lib/dates';
import { useMinute } from '@/lib/hooks/use-minute';
import { useMarkDone } from '../../leads-core/api/use-mark-done';
import { ContactLinks } from '../../leads-core/components/contact-links';
import { ContactPrompt } from '../../leads-core/components/contact-prompt';
import { DueBadge } from '../../leads-core/components/due-badge';
import { SnoozeMenu } from '../../leads-core/components/snooze-menu';
import { useInbox } from '../../leads-core/store/inbox';
import { WorkRow } from './work-row';

const button =
  'button button-small button-secondary relative z-10 min-h-11 grow gap-1 bg-bg px-1 text-14 md:min-h-9 md:px-2.5';

/** Why the lead is here: what is to be done and since when, or the promise, or its age. */
function Why({ lead, reason }: Props) {
  const now = useMinute();
  const { nextStep, submittedAt, service } = lead;
  if (reason === 'step' && nextStep)
    return (
      <>
        <strong className="min-w-0 truncate text-ink">{nextStep.text}</strong>
        <span
          className={`tabular shrink-0 ${new Date(nextStep.at) < now ? 'font-semibold text-danger' : ''}`}
        >
          {formatSoon(nextStep.at, now)}
        </span>
      </>
    );
  return (
    <>
      <span className="min-w-0 truncate">{serviceLabels[service]}</span>
      <time className="tabular shrink-0" dateTime={submittedAt} title={formatMoment(submittedAt)}>
        {formatAge(submittedAt, now.getTime())}
      </time>
      <DueBadge lead={lead} />
    </>
  );
}

type Props = { lead: Submission; reason: TodayReason };

/** A lead that wants work today, and the four things that one does with it. */
export function TodayRow({ lead, reason }: Props) {
  const markDone = useMarkDone();
  const isCalled = useInbox(({ called }) => called?.leadId === lead.id);
  return (
    <WorkRow
      lead={lead}
      line={
        <>
          <Why lead={lead} reason={reason} />
          {!lead.owner && <span className="shrink-0 text-ink-3">Unassigned</span>}
        </>
      }
      actions={
        <>
          <ContactLinks lead={lead} hasMail={false} className={() => button} />
          <button
            type="button"
            aria-label={`Done: ${lead.name}`}
            title={reason === 'step' ? 'The step is done (D)' : 'Say what came of it (D)'}
            aria-expanded={reason === 'step' ? undefined : isCalled}
            onClick={() => markDone(lead, reason)}
            className={button}
          >
            <Check aria-hidden size={18} />
            Done
          </button>
          <SnoozeMenu lead={lead} className={button} />
        </>
      }
    >
      {isCalled && (
        <div className="relative z-10 mt-2">
          <ContactPrompt lead={lead} />
        </div>
      )}
    </WorkRow>
  );
}
