import type { SessionUser } from '@golghar/contracts';
import { WifiOff } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { WaitingLeads } from '@/features/new-lead/components/waiting-leads';
import { LateAlertsBanner } from '@/features/operations/components/late-alerts-banner';
import { useOnline } from '@/lib/hooks/use-media-query';

/** Says that the screen may be old, for as long as it may be. */
function OfflineBanner() {
  const isOnline = useOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p className="flex items-center gap-2 border-b-2 border-haldi bg-note-ground px-4 py-2 font-semibold">
          <WifiOff aria-hidden size={18} className="shrink-0" />
          You are offline. What you see may be old, and changes fail until you are connected. What you type is
          kept.
        </p>
      )}
    </div>
  );
}

/** What everybody must know, above every page. */
export function Banners({ user }: { user: SessionUser }) {
  const banners = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = banners.current;
    if (!element) return;
    const { style } = document.documentElement;
    // Pages as high as the window leave it room: else their last button would be below the fold.
    const observer = new ResizeObserver(() =>
      style.setProperty('--banners-height', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--banners-height');
    };
  }, []);
  return (
    <div ref={banners} className="sticky top-0 z-20 max-md:top-14">
      <OfflineBanner />
      <WaitingLeads />
      <LateAlertsBanner user={user} />
    </div>
  );
}
