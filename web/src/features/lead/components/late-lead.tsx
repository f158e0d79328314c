import { lazy, useEffect } from 'react';
import { loadWithRetry } from '@/lib/api/load-with-retry';
import { whenIdle } from '@/lib/hooks/when-idle';

const load = {
  pane: () => import('./lead-pane'),
  card: () => import('./lead-pane'),
};

/** An open lead beside or over its list: its program comes after the list's own. */
export const LatePane = lazy(async () => ({ default: (await loadWithRetry(load.pane)).LeadPane }));
export const LateSheet = lazy(async () => ({ default: (await loadWithRetry(load.pane)).LeadSheet }));
export const LateCard = lazy(async () => ({ default: (await loadWithRetry(load.card)).LeadCard }));

/** Fetches it before anybody opens a lead. */
export const usePrefetchedLead = (): void =>
  useEffect(() => {
    void whenIdle().then(() => Promise.allSettled([load.pane(), load.card()]));
  }, []);
