import { lazy, useEffect } from 'react';
import { loadWithRetry } from '@/lib/api/load-with-retry';
import { prefetchPart } from '@/lib/prefetch-part';
import { LatePart } from '@/ui/late-part';
import type { BulkBarProps } from './bulk-bar';

const load = () => import('./bulk-bar');

const BulkBar = lazy(() => loadWithRetry(load));

/** Prefetches the bar, so that it is there, also offline, when the first lead is selected. */
export const usePrefetchedBulkBar = (): void => useEffect(() => void prefetchPart(load), []);

/** What can be done with the selected leads, whose chunk loads on demand. */
export const LateBulkBar = (props: BulkBarProps) => (
  <LatePart>
    <BulkBar {...props} />
  </LatePart>
);
