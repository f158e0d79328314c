import type { Submission } from '@golghar/contracts';
import { useSetNextStep } from '../api/lead-changes';
import { suggestedStepText } from '../model/lead-words';
import { snoozeTimes } from '../model/snooze';
import { openDialog } from '../store/inbox';

type Props = { lead: Submission; className: string };

/** The usual times of a next step by one press, any other by its words. */
export function StepChoices({ lead, className }: Props) {
  const setNextStep = useSetNextStep();
  return (
    <>
      {snoozeTimes().map(({ shortLabel, at }) => (
        <button
          key={shortLabel}
          type="button"
          onClick={() => setNextStep(lead, { at: at.toISOString(), text: suggestedStepText(lead) })}
          className={className}
        >
          {shortLabel}
        </button>
      ))}
      <button
        type="button"
        title="Plan the next step (F)"
        onClick={() => openDialog('step', lead.id)}
        className={className}
      >
        Other…
      </button>
    </>
  );
}
