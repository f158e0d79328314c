import { late } from '@/ui/late';

/** One for all that assign leads, so that whoever prefetches it does so for all. */
export const AssignDialog = late(() => import('../dialogs/assign-dialog'));
