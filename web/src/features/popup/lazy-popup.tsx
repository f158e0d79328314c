import { lazy, Suspense } from 'react';
import { whenIdle } from '@/lib/when-idle';
import { LoadBoundary } from '@/ui/load-boundary';

const Popup = lazy(async () => {
  await whenIdle();
  return import('./popup');
});

/** The offer is due much later than everything else. */
export function LazyPopup() {
  return (
    <LoadBoundary fallback={null}>
      <Suspense>
        <Popup />
      </Suspense>
    </LoadBoundary>
  );
}
