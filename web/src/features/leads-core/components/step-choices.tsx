import type { Submission } from '@golghar/contracts';
import { AlarmClock } from 'lucide-react';
import { Menu, MenuItem } from '@/ui/overlay/menu';
import { setNextStep } from '../api/lead-changes';
import { suggestedStepText } from '../model/lead-words';
import { snoozeTimes } from '../model/snooze-times';
import { openDialog } from '../store/inbox';

type Props = { lead: Submission; className: string };

const choicesFor = (lead: Submission) =>
  snoozeTimes().map(({ at, ...labels }) => ({
    ...labels,
    plan: () => setNextStep(lead, { at: at.toISOString(), text: suggestedStepText(lead) }),
  }));

export const SnoozeMenu = ({ lead, className }: Props) => (
  <Menu
    trigger={
      <button type="button" aria-label={`Snooze ${lead.name}`} className={className}>
        <AlarmClock aria-hidden size={18} className="shrink-0" />
        Snooze
      </button>
    }
  >
    {choicesFor(lead).map(({ label, plan }) => (
      <MenuItem key={label} onSelect={plan}>
        {label}
      </MenuItem>
    ))}
    <MenuItem onSelect={() => openDialog('step', lead.id)}>Another time…</MenuItem>
  </Menu>
);

/** Usual times for a next step with one press, or any other in words. */
export const StepChoices = ({ lead, className }: Props) => (
  <>
    {choicesFor(lead).map(({ shortLabel, plan }) => (
      <button key={shortLabel} type="button" onClick={plan} className={className}>
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
