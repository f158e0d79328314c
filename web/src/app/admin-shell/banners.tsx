import type { SessionUser } from '@golghar/contracts';
import { useLayoutEffect, useRef } from 'react';
import { WaitingLeads } from '@/features/new-lead/components/waiting-leads';
import { LateAlertsBanner } from '@/features/operations/components/late-alerts-banner';
import { OfflineBanner } from './offline-banner';

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
