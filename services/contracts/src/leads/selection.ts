import * as z from 'zod/mini';
import { idSchema } from '../base/text';
import { submissionFilterSchema } from './lead-list';

/** Leads that can be named one by one; more are told by their filter. */
export const maxSelectedLeads = 1000;

/** The rows that were ticked, with the versions on the screen, or everything that a filter shows. */
export const leadSelectionSchema = z.union(
  [
    z.strictObject({
      leads: z
        .array(z.strictObject({ id: idSchema, version: z.optional(z.int()) }))
        .check(z.minLength(1), z.maxLength(maxSelectedLeads)),
    }),
    z.strictObject({
      filter: submissionFilterSchema,
      /** Rows whose tick was taken away. */
      except: z.optional(z.array(idSchema).check(z.maxLength(maxSelectedLeads))),
    }),
  ],
  { error: 'Please select at least one lead' },
);

export type LeadSelection = z.infer<typeof leadSelectionSchema>;
