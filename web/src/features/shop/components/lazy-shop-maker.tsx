import { lazy, Suspense } from 'react';
import { loadOrKeep } from '@/lib/api/load-with-retry';
import { LoadBoundary } from '@/ui/load-boundary';

const ShopMaker = lazy(() => loadOrKeep('#shop svg', () => import('./shop-maker')));

/** The page holds an example from the start; the script that draws comes after it. */
export function LazyShopMaker() {
  return (
    <div id="shop">
      <LoadBoundary fallback={null}>
        <Suspense fallback={<div className="min-h-[48rem]" />}>
          <ShopMaker />
        </Suspense>
      </LoadBoundary>
    </div>
  );
}
