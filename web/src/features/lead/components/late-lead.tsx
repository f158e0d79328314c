import { late } from '@/ui/late';

const load = () => import('./lead-pane');

/** An open lead beside or over its list, or in its row; the chunk that has both loads after the list's. */
export const LatePane = late(async () => ({ default: (await load()).LeadPane }));
export const LateCard = late(async () => ({ default: (await load()).LeadCard }));
