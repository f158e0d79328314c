import { lazy, Suspense } from 'react';
import { resources } from '@/content/resources';
import { loadWithRetry } from '@/lib/load-with-retry';
import { whenNear } from '@/lib/when-near';
import { LoadBoundary } from '@/ui/load-boundary';

const Calculators = lazy(async () => {
  await whenNear('free-tools', 200);
  return loadWithRetry(() => import('./calculators'));
});

/** The calculators are in the page's HTML; their script comes when the visitor comes near. */
export function LazyCalculators() {
  return (
    <LoadBoundary fallback={<p role="alert">{resources.tools.notLoaded}</p>}>
      <Suspense fallback={<div className="min-h-[40rem]" />}>
        <Calculators />
      </Suspense>
    </LoadBoundary>
  );
}
