import type { Submission } from '@golghar/contracts';
import { AlarmClock } from 'lucide-react';
import { Menu, MenuItem } from '@/ui/overlay/menu';
import { setNextStep } from '../api/lead-changes';
import { suggestedStepText } from '../model/lead-words';
import { snoozeTimes } from '../model/snooze-times';
import { openDialog } from '../store/inbox';

export function SnoozeMenu({ lead, className }: { lead: Submission; className: string }) {
  return (
    <Menu
      align="end"
      trigger={
        <button type="button" aria-label={`Snooze ${lead.name}`} className={className}>
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
      <MenuItem onSelect={() => openDialog('step', lead.id)}>Another time…</MenuItem>
    </Menu>
  );
}

type Props = { lead: Submission; className: string };

/** Usual times for a next step with one press, or any other in words. */
export function StepChoices({ lead, className }: Props) {
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
