import { backOfficePaths, type SessionUser } from '@golghar/contracts';
import { type ReactNode, useState } from 'react';
import { useDashboard } from '@/features/dashboard/api/use-dashboard';
import { LeadDialogs } from '@/features/lead/components/lead-dialogs';
import { useLiveLeads } from '@/features/leads-core/api/use-live-leads';
import { useTodayCount } from '@/features/leads-core/api/use-today';
import { ConflictDialog } from '@/features/leads-core/dialogs/conflict-dialog';
import { useHolidays } from '@/features/leads-core/store/calendar';
import { NewLead } from '@/features/new-lead/components/new-lead';
import { openNewLead } from '@/features/new-lead/store/new-lead';
import { useQuarantineCount } from '@/features/quarantine/api/use-quarantine';
import { useKeepAlive } from '@/features/session/api/use-keep-alive';
import { useMediaQuery } from '@/lib/hooks/use-media-query';
import { Banners } from './banners';
import { MobileBar } from './mobile-bar';
import { LazyPalette } from './palette/lazy-palette';
import { usePalette } from './palette/use-palette';
import { PrefetchScreens } from './prefetch-screens';
import { type ScreenCounts, Sidebar } from './sidebar';
import { useAssignedToast } from './use-assigned-toast';
import { useInstallable } from './use-installable';
import { useNewEnquiryToast, useNewLeadsCount } from './use-new-enquiries';

/** Frame of the back office: a sidebar that folds, and on phones a bar that opens it as an overlay. */
export function AdminShell({ user, children }: { user: SessionUser; children: ReactNode }) {
  const isWide = useMediaQuery('(min-width: 768px)');
  const [isFolded, setIsFolded] = useState(false);
  const palette = usePalette();
  const { data: dashboard } = useDashboard();
  const newLeads = dashboard?.stats.new;
  const { data: today = 0 } = useTodayCount();
  const { data: quarantined = 0 } = useQuarantineCount();
  const counts: ScreenCounts = {
    [backOfficePaths.today]: { count: today, of: 'for you', hint: 'Your leads, and those that nobody owns' },
    [backOfficePaths.leads]: { count: newLeads ?? 0, of: 'new', hint: 'All new leads, not only yours' },
    [backOfficePaths.quarantine]: { count: quarantined, of: 'waiting' },
  };
  const common = { user, counts, onSearch: palette.open, onNewLead: openNewLead };
  useLiveLeads(useAssignedToast());
  useHolidays();
  useKeepAlive();
  useInstallable();
  useNewLeadsCount(newLeads);
  useNewEnquiryToast(dashboard?.recent[0]);

  return (
    <div data-frame="back-office" className="min-h-dvh text-15 md:flex">
      <a
        href="#main"
        className="button button-primary fixed top-2 left-2 z-60 -translate-y-24 focus-visible:translate-y-0"
      >
        Skip to main content
      </a>
      {isWide ? (
        <Sidebar {...common} isFolded={isFolded} onToggle={() => setIsFolded(!isFolded)} />
      ) : (
        <MobileBar {...common} />
      )}
      {/* Before the page, whose commands are nearer to what somebody is doing. */}
      <NewLead user={user} />
      <main id="main" tabIndex={-1} className="min-w-0 grow outline-none">
        <Banners user={user} />
        {children}
      </main>
      <ConflictDialog />
      <LeadDialogs />
      <PrefetchScreens />
      {palette.opened && <LazyPalette {...palette.opened} user={user} onClose={palette.close} />}
    </div>
  );
}
