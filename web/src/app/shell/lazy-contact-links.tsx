import { lazy, Suspense } from 'react';
import { whenIdle } from '@/lib/hooks/when-idle';
import { LoadBoundary } from '@/ui/load-boundary';

const ContactLinks = lazy(async () => {
  await whenIdle();
  return import('./contact-links');
});

/** The links are in the page's HTML; what shows and hides them comes after everything else. */
export function LazyContactLinks() {
  return (
    <LoadBoundary fallback={null}>
      <Suspense>
        <ContactLinks />
      </Suspense>
    </LoadBoundary>
  );
}
