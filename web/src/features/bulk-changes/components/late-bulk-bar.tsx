import { late } from '@/ui/late';

/** What can be done with the selected leads; prefetched, so that it is there, also offline, when the first one is selected. */
export const LateBulkBar = late(() => import('./bulk-bar'));
