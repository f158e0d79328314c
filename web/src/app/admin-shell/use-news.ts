import { backOfficePaths, leadPath, type Submission, serviceLabels } from '@golghar/contracts';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Assignment } from '@/features/leads-core/api/live-leads';
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

const counted = /^\(\d+\) /;

/** Says how many leads are new: in the page's title, and on the app's icon where there is one. */
export function useNewLeadsCount(count: number | undefined): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page brings a title of its own
  useEffect(() => {
    if (count === undefined) return;
    const title = document.title.replace(counted, '');
    document.title = count > 0 ? `(${count}) ${title}` : title;
    const badge = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
    badge?.catch(() => undefined);
  }, [count, key]);
}

/** Tells of an enquiry that arrives while somebody is looking, with the way to it. */
export function useNewEnquiryToast(newest: Submission | undefined): void {
  const navigate = useNavigate();
  const known = useRef<string>(undefined);
  useEffect(() => {
    if (!newest) return;
    const before = known.current;
    const isNewer = before !== undefined && newest.submittedAt > before;
    if (before === undefined || isNewer) known.current = newest.submittedAt;
    // What a colleague wrote down is theirs already.
    if (!isNewer || newest.status !== 'new' || newest.source?.entered) return;
    if (isSoundOn()) playChime();
    if (document.visibilityState !== 'visible') return;
    showToast({
      title: 'New enquiry',
      isNews: true,
      text: `${newest.name}, ${serviceLabels[newest.service]}`,
      action: {
        label: 'Open',
        altText: 'Open it from the list of leads',
        run: () => void navigate(leadPath(newest.id)),
      },
    });
  }, [newest, navigate]);
}
