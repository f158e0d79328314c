import { late } from '@/ui/late';

const load = () => import('./lead-pane');

/** An open lead beside or over its list, or in its row; the chunk that has all three loads after the list's. */
export const LatePane = late(async () => ({ default: (await load()).LeadPane }));
export const LateSheet = late(async () => ({ default: (await load()).LeadSheet }));
export const LateCard = late(async () => ({ default: (await load()).LeadCard }));
