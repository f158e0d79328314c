import * as z from 'zod/mini';
import { idSchema } from '../base/text';

/** What has happened, for screens that show it: they ask again for what they show. */
export const leadEventSchema = z.discriminatedUnion('kind', [
  /** One or more new enquiries. */
  z.object({ kind: z.literal('enquiry') }),
  /** Somebody changed a lead, deleted or restored it, or wrote a note on it. */
  z.object({ kind: z.literal('lead'), id: idSchema, by: idSchema }),
  /** Somebody changed many leads at once. */
  z.object({ kind: z.literal('leads'), by: idSchema }),
  /** Leads were given to the person whose stream this is: by a colleague, or with null by a rule; `id` when it is one. */
  z.object({
    kind: z.literal('assigned'),
    to: idSchema,
    by: z.nullable(idSchema),
    id: z.nullable(idSchema),
    count: z.int(),
  }),
  /** Somebody has opened a lead, has it open still, or has left it. Nothing about the lead is another. */
  z.object({
    kind: z.literal('viewing'),
    id: idSchema,
    by: idSchema,
    name: z.string(),
    isOpen: z.boolean(),
  }),
]);

export type LeadEvent = z.infer<typeof leadEventSchema>;
