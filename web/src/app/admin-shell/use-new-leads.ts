import { backOfficePaths, grouped, isImported, leadPath, serviceLabels } from '@golghar/contracts';
import { useEffect } from 'react';
import type { NavigateFunction } from 'react-router';
import type { Assignment } from '@/features/leads-core/api/live-leads';
import { useStaff } from '@/features/leads-core/api/use-staff';
import { dashboardQuery } from '@/features/leads-core/api/use-today';
import { queryClient } from '@/lib/api/query-client';
import { isSoundOn, playChime } from '@/lib/sound';
import { showToast, type Toast } from '@/lib/toast-store';
import { newLeads } from '@/pages/admin/screens';

/** Long enough to be noticed during a phone call. */
const durationMs = 10_000;

/** A sound, if wanted, and while the page is visible a toast with a link. */
function announce(toast: Toast, to: string, altText: string): void {
  if (isSoundOn()) playChime();
  if (document.visibilityState !== 'visible') return;
  const open = { label: 'Open', altText, run: (navigate: NavigateFunction) => void navigate(to) };
  showToast({ ...toast, isEvent: true, action: open });
}

/** A toast for leads that somebody, or a rule, just assigned to the signed-in person. */
export function useAssignedToast() {
  const { data: staff = [] } = useStaff();
  return ({ by, id, count }: Assignment) => {
    const giver = staff.find((colleague) => colleague.id === by)?.name;
    const to = id ? leadPath(id) : `${backOfficePaths.leads}?status=open&owner=me`;
    const title = count === 1 ? 'A lead is yours now' : `${grouped(count)} leads are yours now`;
    const text = giver
      ? `${giver} gave ${count === 1 ? 'it' : 'them'} to you.`
      : 'By the rule for new leads.';
    announce({ title, text, durationMs }, to, 'Open your leads');
  };
}

const counted = /^\(\d+\) /;

/** Shows the number of new leads in the title and on the app's icon. Keyed by the path, as each page sets its title. */
export function NewLeadsCount() {
  const count = newLeads.useCount();
  useEffect(() => {
    if (count === undefined) return;
    const title = document.title.replace(counted, '');
    document.title = count > 0 ? `(${count}) ${title}` : title;
    const badge = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
    badge?.catch(() => undefined);
  }, [count]);
  return null;
}

export function useNewEnquiryToast(): void {
  useEffect(() => {
    const newest = () => queryClient.getQueryData(dashboardQuery.queryKey)?.recent[0];
    let known = newest()?.submittedAt ?? '';
    return queryClient.getQueryCache().subscribe(() => {
      const lead = newest();
      if (!lead || lead.submittedAt <= known) return;
      const isFirst = known === '';
      known = lead.submittedAt;
      // Leads entered by a colleague are already theirs, and imported ones are no news.
      if (isFirst || lead.status !== 'new' || lead.source?.entered || isImported(lead.source)) return;
      const text = `${lead.name}, ${serviceLabels[lead.service]}`;
      announce({ title: 'New enquiry', text }, leadPath(lead.id), 'Open it from the list of leads');
    });
  }, []);
}
