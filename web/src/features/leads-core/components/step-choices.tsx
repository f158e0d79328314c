import type { Submission } from '@golghar/contracts';
import { AlarmClock } from 'lucide-react';
import { Menu, MenuItem } from '@/ui/overlay/menu';
import { setNextStep } from '../api/lead-changes';
import { suggestedStepText } from '../model/lead-words';
import { snoozeTimes } from '../model/snooze-times';
import { openDialog } from '../store/inbox';

type Props = { lead: Submission; className: string };

const choicesFor = (lead: Submission) => [
  ...snoozeTimes().map(({ at, ...labels }) => ({
    ...labels,
    title: undefined,
    plan: () => setNextStep(lead, { at: at.toISOString(), text: suggestedStepText(lead) }),
  })),
  {
    label: 'Another time…',
    shortLabel: 'Other…',
    title: 'Plan the next step (F)',
    plan: () => openDialog('step', lead.id),
  },
];

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
  </Menu>
);

/** Usual times for a next step with one press, or any other in words. */
export const StepChoices = ({ lead, className }: Props) =>
  choicesFor(lead).map(({ shortLabel, title, plan }) => (
    <button key={shortLabel} type="button" title={title} onClick={plan} className={className}>
      {shortLabel}
    </button>
  ));
