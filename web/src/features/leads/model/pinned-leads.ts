import { onPersonLeft } from '@/lib/session';

/**
 * Leads that were just changed here and may have left the filter by it: they stay in the list, dimmed, until one
 * moves on, so that nothing jumps away from under the hand.
 */
export const pinnedLeads = new Set<string>();
onPersonLeft(() => pinnedLeads.clear());
