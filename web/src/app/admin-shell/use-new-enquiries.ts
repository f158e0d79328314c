import { leadPath, type Submission, serviceLabels } from '@golghar/contracts';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isSoundOn, playChime } from '@/lib/sound';
import { showToast } from '@/ui/toast/toast-store';

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
