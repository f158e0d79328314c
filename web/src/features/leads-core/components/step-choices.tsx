import type { Submission } from '@golghar/contracts';
import { AlarmClock } from 'lucide-react';
import { useRef } from 'react';
import { Menu, MenuItem, openAfterwards } from '@/ui/overlay/menu';
import { useSetNextStep } from '../api/lead-changes';
import { suggestedStepText } from '../model/lead-words';
import { snoozeTimes } from '../model/snooze';
import { openDialog } from '../store/inbox';

/** Puts a lead off: it comes back at a time that is chosen with one press. */
export function SnoozeMenu({ lead, className }: { lead: Submission; className: string }) {
  const setNextStep = useSetNextStep();
  const button = useRef<HTMLButtonElement>(null);
  const isOther = useRef(false);
  return (
    <Menu
      align="end"
      onCloseAutoFocus={openAfterwards(button, isOther, () => openDialog('step', lead.id))}
      trigger={
        <button ref={button} type="button" aria-label={`Snooze ${lead.name}`} className={className}>
          <AlarmClock aria-hidden size={18} className="shrink-0" />
          Snooze
        </button>
      }
    >
      {snoozeTimes().map(({ label, at }) => (
        <MenuItem
          key={label}
          onSelect={() => setNextStep(lead, { at: at.toISOString(), text: suggestedStepText(lead) })}
        >
          {label}
        </MenuItem>
      ))}
      <MenuItem
        onSelect={() => {
          isOther.current = true;
        }}
      >
        Another time…
      </MenuItem>
    </Menu>
  );
}

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
