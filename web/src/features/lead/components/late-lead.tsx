import { lazy, useEffect } from 'react';
import { loadWithRetry } from '@/lib/api/load-with-retry';
import { prefetchPart } from '@/lib/prefetch-part';

const load = () => import('./lead-pane');

/** An open lead beside or over its list; its chunk loads after the list's. */
export const LatePane = lazy(async () => ({ default: (await loadWithRetry(load)).LeadPane }));
export const LateSheet = lazy(async () => ({ default: (await loadWithRetry(load)).LeadSheet }));
export const LateCard = lazy(async () => ({ default: (await loadWithRetry(load)).LeadCard }));

/** Prefetches the chunk before a lead is opened. */
export const usePrefetchedLead = (): void => useEffect(() => void prefetchPart(load), []);
