import { lazy, Suspense } from 'react';
import { resources } from '@/content/tools/resources';
import { loadWithRetry } from '@/lib/api/load-with-retry';
import { whenNear } from '@/lib/hooks/when-near';
import { Alert } from '@/ui/alert';
import { LoadBoundary } from '@/ui/load-boundary';

const Calculators = lazy(async () => {
  await whenNear('free-tools', 200);
  return loadWithRetry(() => import('./calculators'));
});

/** The calculators are in the page's HTML; their script comes when the visitor comes near. */
export function LazyCalculators() {
  return (
    <LoadBoundary fallback={<Alert look="bare">{resources.tools.notLoaded}</Alert>}>
      <Suspense fallback={<div className="min-h-[40rem]" />}>
        <Calculators />
      </Suspense>
    </LoadBoundary>
  );
}
