import * as z from 'zod/mini';
import { idSchema } from './text';

/** What has happened, for screens that show it: they ask again for what they show. */
export const leadEventSchema = z.discriminatedUnion('kind', [
  /** One or more new enquiries. */
  z.object({ kind: z.literal('enquiry') }),
  /** Somebody changed a lead, deleted or restored it, or wrote a note on it. */
  z.object({ kind: z.literal('lead'), id: idSchema, by: idSchema }),
  /** Somebody changed many leads at once. */
  z.object({ kind: z.literal('leads'), by: idSchema }),
]);

export type LeadEvent = z.infer<typeof leadEventSchema>;
