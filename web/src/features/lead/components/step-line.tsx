import { formatMoney, isResponseDue, type Submission, statusLabels } from '@golghar/contracts';
import { CalendarClock, Check, Pencil } from 'lucide-react';
import type { ComponentProps } from 'react';
import { asksWhy, setFields, setNextStep } from '../../leads-core/api/lead-changes';
import { useOutcomeReasons } from '../../leads-core/api/use-staff';
import { AnswerKey } from '../../leads-core/components/contact-links';
import { StepBadge } from '../../leads-core/components/marks';
import { SnoozeMenu, StepChoices } from '../../leads-core/components/step-choices';
import { answerKeys, otherAnswerKey } from '../../leads-core/model/lead-words';
import { openDialog, useInbox } from '../../leads-core/store/inbox';

const button =
  'button button-small button-secondary min-h-11 shrink-0 bg-bg px-2.5 text-14 md:min-h-8 md:py-0';

const LineButton = (props: ComponentProps<'button'>) => (
  <button type="button" className={button} {...props} />
);

/** The next step of an open lead, asked for after a note or a contact; while an answer is owed, that is asked for instead. */
export function StepLine({ lead }: { lead: Submission }) {
  const isAsked = useInbox(({ stepWantedFor }) => stepWantedFor === lead.id) && !lead.nextStep;
  if (!lead.nextStep && !isAsked && isResponseDue(lead)) return null;
  return (
    <section
      aria-label="Next step"
      className={`-mx-4 flex min-h-9 items-center gap-1.5 px-4 lg:-mx-6 lg:px-6 flex-wrap ${isAsked ? 'bg-note-ground' : ''}`}
    >
      {lead.nextStep ? (
        <>
          <button
            type="button"
            title="Reschedule (F)"
            onClick={() => openDialog('step', lead.id)}
            className="inline-flex min-h-9 min-w-0 grow items-center gap-2 rounded-control text-left hover:bg-surface max-md:basis-full"
          >
            <CalendarClock aria-hidden size={18} className="shrink-0 text-ink-3" />
            <span className="truncate font-semibold">{lead.nextStep.text}</span>
            <StepBadge lead={lead} />
          </button>
          <LineButton onClick={() => setNextStep(lead, null)}>
            <Check aria-hidden size={18} />
            Done
          </LineButton>
          <SnoozeMenu lead={lead} className={button} />
        </>
      ) : (
        <>
          <p className="mr-auto text-14 font-semibold max-md:sr-only">
            {isAsked ? 'And next?' : 'Next step'}
          </p>
          <CalendarClock aria-hidden size={18} className="mr-auto shrink-0 text-ink-3 md:hidden" />
          <StepChoices lead={lead} className={button} />
        </>
      )}
    </section>
  );
}

const show = (part: Element | null) => part?.scrollIntoView({ block: 'nearest' });

/** The outcome of a won or lost lead. Asks why once: one press or key gives a usual reason, the dialog takes any other. */
export function OutcomeLine({ lead }: { lead: Submission }) {
  const { status, value, outcomeReason } = lead;
  const isAsking = asksWhy(lead, status);
  const reasons = useOutcomeReasons()(status);
  return (
    <section
      ref={isAsking ? show : undefined}
      aria-label="Outcome"
      className={`-mx-4 flex min-h-9 flex-wrap items-center gap-1.5 px-4 py-1 lg:-mx-6 lg:px-6 ${isAsking ? 'bg-note-ground' : ''}`}
    >
      <p className="mr-auto min-w-0 truncate">
        <strong>{statusLabels[status]}</strong>
        {isAsking && ' – why?'}
        {value !== null && <span className="tabular"> · {formatMoney(value)}</span>}
        {outcomeReason && ` · ${outcomeReason}`}
      </p>
      {isAsking &&
        reasons.map((reason, index) => (
          <LineButton key={reason} onClick={() => void setFields(lead, { outcomeReason: reason })}>
            {reason}
            <AnswerKey>{answerKeys.filter((key) => key !== otherAnswerKey)[index]}</AnswerKey>
          </LineButton>
        ))}
      <LineButton title="Value and reason (V)" onClick={() => openDialog('outcome', lead.id)}>
        {isAsking ? 'Other…' : <Pencil aria-hidden size={16} />}
        {isAsking ? <AnswerKey>{otherAnswerKey}</AnswerKey> : 'Change'}
      </LineButton>
    </section>
  );
}
