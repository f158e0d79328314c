import type { SessionUser } from '@golghar/contracts';
import { WifiOff } from 'lucide-react';
import { type ReactNode, useContext, useEffect, useState } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, useBeforeUnload, useLocation } from 'react-router';
import { LateBulkBar } from '@/features/bulk-changes/components/late-bulk-bar';
import { LeadDialogs } from '@/features/lead/components/lead-dialogs';
import { isWaitingKept, keepWaiting, useWaitingCount } from '@/features/leads-core/api/keep-waiting';
import { useLiveLeads } from '@/features/leads-core/api/live-leads';
import { NewLead, UnsavedLeads } from '@/features/new-lead/components/new-lead';
import { LateAlertsBanner } from '@/features/operations/components/late-alerts-banner';
import { useMediaQuery, useOnline } from '@/lib/hooks/use-browser-state';
import { useDocumentClass } from '@/lib/hooks/use-document-class';
import { whenIdle } from '@/lib/hooks/when';
import { registerOfflinePage } from '@/lib/register-offline-page';
import '@/lib/session/user-activity';
import { prefetchToasts } from '@/ui/toast/toaster';
import { Palette, usePalette } from './palette/use-palette';
import { MobileBar, Sidebar } from './sidebar';
import { NewLeadsCount, useAssignedToast, useNewEnquiryToast } from './use-new-leads';

/** Routes of the screens used all day. */
const daily = /^submissions$|admin\/(today\/page|submissions\/(list|board))$/;

/** With fetch first: browsers never retry a module whose import has failed. */
const prefetch = (module: string): Promise<unknown> =>
  fetch(module)
    .then(() => import(/* @vite-ignore */ module))
    .catch(() => undefined);

/** A component of its own: the router renders whatever reads its manifest again when the address changes. */
function PrefetchDaily() {
  const manifest = useContext(FrameworkContext)?.manifest;
  useEffect(() => {
    // PrefetchPageLinks would reload the page for somebody who just went offline.
    void whenIdle().then(() => {
      for (const route of Object.values(manifest?.routes ?? {}))
        if (route && daily.test(route.id)) void prefetch(route.module);
    });
  }, [manifest]);
  return null;
}

export function AdminShell({ user, children }: { user: SessionUser; children: ReactNode }) {
  const isWide = useMediaQuery('(min-width: 768px)');
  const [isFolded, setIsFolded] = useState(false);
  const palette = usePalette();
  const { pathname } = useLocation();
  const bar = { user, isFolded, onToggle: () => setIsFolded(!isFolded), onSearch: palette.open };
  useLiveLeads(useAssignedToast());
  useNewEnquiryToast();
  useEffect(() => keepWaiting(user.id), [user.id]);
  useDocumentClass('scroll-auto');
  useEffect(() => {
    // An installable app, which opens with Today and shows when it is offline.
    document.querySelector('link[rel="manifest"]')?.setAttribute('href', '/admin.webmanifest');
    registerOfflinePage();
    void LateBulkBar.prefetch();
    void whenIdle().then(prefetchToasts);
  }, []);

  return (
    <div data-frame="back-office" className="min-h-dvh text-15 md:flex print:block">
      <a
        href="#main"
        className="button button-primary fixed top-2 left-2 z-60 -translate-y-24 focus-visible:translate-y-0"
      >
        Skip to main content
      </a>
      {isWide ? <Sidebar {...bar} /> : <MobileBar {...bar} />}
      {/* Before the page, whose commands take precedence as they are closer to the task. */}
      <NewLead />
      <main id="main" tabIndex={-1} className="min-w-0 grow outline-none">
        <Banners user={user} />
        {children}
      </main>
      <LeadDialogs />
      <NewLeadsCount key={pathname} />
      <PrefetchDaily />
      {palette.isOpen && <Palette user={user} onClose={palette.close} />}
    </div>
  );
}

function OfflineBanner() {
  const isOnline = useOnline();
  const waiting = useWaitingCount();
  useBeforeUnload((event) => {
    if (waiting > 0 && !isWaitingKept()) event.preventDefault();
  });
  return (
    <div role="status">
      {!isOnline && (
        <p className="flex items-center gap-2 border-b-2 border-haldi bg-note-ground px-4 py-2 font-semibold">
          <WifiOff aria-hidden size={18} className="shrink-0" />
          You are offline.{' '}
          {waiting === 0
            ? 'What you see may be old. Changes to a lead wait until you are connected; what you type is kept.'
            : `${waiting === 1 ? 'One change waits' : `${waiting} changes wait`} until you are connected${isWaitingKept() ? '. What waits is kept on this device.' : ': keep this page open.'}`}
        </p>
      )}
    </div>
  );
}

/** Full-height pages subtract the height of the banners: otherwise their last button would be off the screen. */
function measureBanners(element: HTMLElement | null) {
  if (!element) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() =>
    style.setProperty('--banners-height', `${element.offsetHeight}px`),
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty('--banners-height');
  };
}

function Banners({ user }: { user: SessionUser }) {
  return (
    <div ref={measureBanners} className="sticky top-0 z-20 max-md:top-14">
      <OfflineBanner />
      <UnsavedLeads />
      <LateAlertsBanner user={user} />
    </div>
  );
}
