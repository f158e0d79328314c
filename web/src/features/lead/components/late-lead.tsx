import { lazy, useEffect } from 'react';
import { loadWithRetry } from '@/lib/api/load-with-retry';
import { prefetchPart } from '@/lib/prefetch-part';

const load = () => import('./lead-pane');

/** An open lead beside or over its list: its program comes after the list's own. */
export const LatePane = lazy(async () => ({ default: (await loadWithRetry(load)).LeadPane }));
export const LateSheet = lazy(async () => ({ default: (await loadWithRetry(load)).LeadSheet }));
export const LateCard = lazy(async () => ({ default: (await loadWithRetry(load)).LeadCard }));

/** Fetches it before anybody opens a lead. */
export const usePrefetchedLead = (): void => useEffect(() => void prefetchPart(load), []);
