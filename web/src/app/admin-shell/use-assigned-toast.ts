import { backOfficePaths, leadPath } from '@golghar/contracts';
import { useNavigate } from 'react-router';
import type { Assignment } from '@/features/leads-core/api/use-live-leads';
import { useStaff } from '@/features/leads-core/api/use-staff';
import { isSoundOn, playChime } from '@/lib/sound';
import { currentToast, showToast } from '@/ui/toast/toast-store';

/** Long enough to be seen by whoever is on the phone. */
const durationMs = 10_000;

/** Tells of leads that somebody, or a rule, has just given to the person who is signed in, with the way to them. */
export function useAssignedToast() {
  const navigate = useNavigate();
  const { data: staff = [] } = useStaff();
  return ({ by, id, count }: Assignment) => {
    if (isSoundOn()) playChime();
    // An Undo that is offered is worth more: the list of one's own leads tells of them, too.
    const shown = currentToast();
    if (document.visibilityState !== 'visible' || (shown?.action && !shown.isNews)) return;
    const giver = staff.find((colleague) => colleague.id === by)?.name;
    const to = id ? leadPath(id) : `${backOfficePaths.leads}?status=open&owner=me`;
    showToast({
      title: count === 1 ? 'A lead is yours now' : `${count.toLocaleString('en-IN')} leads are yours now`,
      text: giver ? `${giver} gave ${count === 1 ? 'it' : 'them'} to you.` : 'By the rule for new leads.',
      durationMs,
      action: { label: 'Open', altText: 'Open your leads', run: () => void navigate(to) },
    });
  };
}
