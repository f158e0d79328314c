import * as z from 'zod/mini';

/** Lists that are always there. `deleted` is a place of its own, the others are filters of the list. */
export const leadViews = [
  'all',
  'new',
  'open',
  'overdue',
  'today',
  'in_progress',
  'pending',
  'delivered',
  'lost',
  'deleted',
] as const;

export type LeadView = (typeof leadViews)[number];

/** How many leads a view has; when that is not exact there are more. */
const viewCountSchema = z.object({ count: z.int(), isExact: z.boolean() });

export const viewCountsSchema = z.object({ views: z.record(z.enum(leadViews), viewCountSchema) });

export type ViewCounts = z.infer<typeof viewCountsSchema>;
