import { lazy, Suspense } from 'react';
import { whenIdle } from '@/lib/hooks/when-idle';
import { LoadBoundary } from '@/ui/load-boundary';

const VisitorCounter = lazy(async () => {
  await whenIdle();
  return import('./visitor-counter');
});

/** Asks for the count after everything else; where its script cannot be fetched there is no counter. */
export function LazyVisitorCounter({ label }: { label: string }) {
  return (
    <LoadBoundary fallback={null}>
      <Suspense>
        <VisitorCounter label={label} />
      </Suspense>
    </LoadBoundary>
  );
}
