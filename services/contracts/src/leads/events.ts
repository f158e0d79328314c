import * as z from 'zod/mini';
import { idSchema } from '../base/text';

/** What has happened, for the screens that show it: they then refetch. */
export const leadEventSchema = z.discriminatedUnion('kind', [
  /** One or more new enquiries. */
  z.object({ kind: z.literal('enquiry') }),
  /** Somebody changed a lead, deleted or restored it, or wrote a note on it. */
  z.object({ kind: z.literal('lead'), id: idSchema, by: idSchema }),
  /** Somebody changed many leads at once. */
  z.object({ kind: z.literal('leads'), by: idSchema }),
  /** Leads were given to the person whose stream this is: by a colleague, or by a rule if null; `id` if it is one lead. */
  z.object({
    kind: z.literal('assigned'),
    to: idSchema,
    by: z.nullable(idSchema),
    id: z.nullable(idSchema),
    count: z.int(),
  }),
  /** Somebody opened a lead, still has it open, or left it. The lead itself is unchanged. */
  z.object({
    kind: z.literal('viewing'),
    id: idSchema,
    by: idSchema,
    name: z.string(),
    isOpen: z.boolean(),
  }),
]);

export type LeadEvent = z.infer<typeof leadEventSchema>;
