import * as z from 'zod/mini';
import { roles } from '../base/access';
import { endpoint } from '../base/endpoint';
import { idSchema } from '../base/text';
import { leadSelectionSchema } from '../leads/lead-list';
import { tagSchema } from '../leads/leads';
import { leadStatuses } from '../leads/statuses';
import { handoverNoteSchema } from '../team/owners';

/** Leads that one bulk change takes, at most. */
export const maxBulkLeads = 50_000;

const tagsSchema = z.array(tagSchema).check(z.minLength(1), z.maxLength(10));

const bulkChangeSchema = z.union(
  [
    z.strictObject({ status: z.enum(leadStatuses) }),
    z.strictObject({ addTags: tagsSchema }),
    z.strictObject({ removeTags: tagsSchema }),
    /** Gives them to somebody, or with null to nobody. */
    z.strictObject({
      ownerId: z.nullable(z.uuid({ error: 'Please choose a colleague' })),
      ownerNote: z.optional(handoverNoteSchema),
    }),
    /** Admins and managers only. */
    z.strictObject({ delete: z.literal(true) }),
  ],
  { error: 'Please say what to change' },
);

export type BulkChange = z.infer<typeof bulkChangeSchema>;

const bulkRequestSchema = z.strictObject({ selection: leadSelectionSchema, change: bulkChangeSchema });

export type BulkRequest = z.infer<typeof bulkRequestSchema>;

/**
 * A line of progress. The last one has `isDone`; a stream that ends without it broke off. `undo` names the change
 * for its one Undo, which is there for a day, for the person who made it, also after a break.
 */
export const bulkProgressSchema = z.object({
  total: z.int(),
  /** Leads that were looked at so far: changed, unchanged because they were so already, or refused. */
  done: z.int(),
  changed: z.int(),
  /** Leads that somebody else had changed, that were deleted, or that have too many tags: left as they were. */
  conflicts: z.array(z.object({ id: idSchema, reference: z.string(), name: z.string() })),
  conflictCount: z.int(),
  undo: z.nullable(idSchema),
  isDone: z.boolean(),
});

export type BulkProgress = z.infer<typeof bulkProgressSchema>;

/** Many leads at once. */
export const bulkApi = {
  /** Changes many leads; answers with lines of progress. Deleting is for admins and managers. */
  bulkChange: endpoint('POST /api/admin/submissions/bulk', roles, {
    scope: 'leads:write',
    request: bulkRequestSchema,
    response: bulkProgressSchema,
    stream: 'application/x-ndjson',
    errors: ['not_allowed'],
  }),
  /** Puts back what a bulk change of the same person did, within a day. */
  undoBulkChange: endpoint('POST /api/admin/submissions/bulk/:id/undo', roles, {
    scope: 'leads:write',
    response: bulkProgressSchema,
    stream: 'application/x-ndjson',
  }),
};
