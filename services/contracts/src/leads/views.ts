import * as z from 'zod/mini';
import { ownerSchema } from '../team/owners';

/**
 * Lists that are always there. `deleted` is a place of its own, the others are filters of the list. `mine` and
 * `unassigned` are of open leads alone, `owed` of those whose promised answer has not been given.
 */
export const leadViews = [
  'all',
  'new',
  'open',
  'owed',
  'overdue',
  'today',
  'in_progress',
  'pending',
  'delivered',
  'lost',
  'deleted',
  'mine',
  'unassigned',
] as const;

export type LeadView = (typeof leadViews)[number];

/** How many leads a view has; when that is not exact there are more. */
const viewCountSchema = z.object({ count: z.int(), isExact: z.boolean() });

export const viewCountsSchema = z.object({
  views: z.record(z.enum(leadViews), viewCountSchema),
  /** Open leads of each colleague who has some, by name; only one's own for those who see no others. */
  owners: z.array(z.extend(viewCountSchema, { owner: ownerSchema })),
});

export type ViewCounts = z.infer<typeof viewCountsSchema>;
