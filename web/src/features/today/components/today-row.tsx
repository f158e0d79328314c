import { leadPath, type Submission, serviceLabels, type TodayReason } from '@golghar/contracts';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatAge, formatMoment, formatSoon } from '@/lib/dates';
import { useMinute } from '@/lib/hooks/use-minute';
import { IconButton } from '@/ui/icon-button';
import { markDone } from '../../leads-core/api/lead-changes';
import { ContactLinks } from '../../leads-core/components/contact-links';
import { ContactPrompt } from '../../leads-core/components/contact-prompt';
import { FailedChange } from '../../leads-core/components/failed-change';
import { DueBadge } from '../../leads-core/components/marks';
import { SnoozeMenu, StepChoices } from '../../leads-core/components/step-choices';
import { wholeRow, wholeRowLink } from '../../leads-core/model/element-ids';
import { useInbox } from '../../leads-core/store/inbox';

type WorkRowProps = {
  lead: Submission;
  /** Beside the name, or below it on a phone. */
  actions: ReactNode;
  /** The line below the name. */
  line: ReactNode;
  children?: ReactNode;
  className?: string;
};

/** A row of Today: a lead by its name, why it is here, and what can be done. */
function WorkRow({ lead, actions, line, children, className = '' }: WorkRowProps) {
  return (
    <li className={`${wholeRow} border-b border-hairline py-2 md:px-2 ${className}`}>
      <div className="grid items-center gap-x-4 gap-y-1.5 lg:grid-cols-[1fr_auto]">
        <div className="min-w-0">
          <Link
            to={leadPath(lead.id)}
            data-row-link={lead.id}
            title={lead.name}
            className={`${wholeRowLink} block truncate font-semibold`}
          >
            {lead.name}
          </Link>
          <p className="flex gap-2 text-14 text-ink-2">{line}</p>
          <FailedChange lead={lead} />
        </div>
        <div className="flex gap-1.5">{actions}</div>
      </div>
      {children}
    </li>
  );
}

const button =
  'button button-small button-secondary relative z-10 min-h-11 grow gap-1 bg-bg px-1 text-14 md:min-h-9 md:px-2.5';

/** A lead of Today that was done just now, in its old place: what comes next is asked for. */
export function DoneRow({ lead }: { lead: Submission }) {
  return (
    <WorkRow
      lead={lead}
      className="bg-note-ground"
      line="Done. And next?"
      actions={
        <>
          <StepChoices lead={lead} className={button} />
          <IconButton
            label="Nothing next"
            onClick={() => useInbox.setState({ stepWantedFor: '' })}
            className="relative z-10 size-11 md:size-9"
            Icon={X}
            iconSize={16}
          />
        </>
      }
    />
  );
}

/** Why the lead is here: what is to be done and since when, or the promise, or its age. */
function Why({ lead, reason }: TodayRowProps) {
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

type TodayRowProps = { lead: Submission; reason: TodayReason };

/** A lead that wants work today, and the four things that one does with it. */
export function TodayRow({ lead, reason }: TodayRowProps) {
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
