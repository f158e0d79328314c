import * as z from 'zod/mini';
import { leadEditors } from '../base/access';
import { endpoint, type RequestOf, type ResponseOf } from '../base/endpoint';
import { idSchema } from '../base/text';
import { leadSelectionSchema } from '../leads/lead-list';
import { tagSchema } from '../leads/leads';
import { leadStatuses } from '../leads/statuses';
import { colleagueId, handoverNoteSchema } from '../team/owners';

export const maxBulkLeads = 50_000;

const tags = z.array(tagSchema).check(z.minLength(1), z.maxLength(10));

/**
 * A line of progress. The last one has `isDone`; a stream that ends without it broke off. `undo` names the change
 * for its one Undo, which is there for a day, for the person who made it, also after a break.
 */
const progressSchema = z.object({
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

export const bulkApi = {
  bulkChange: endpoint('POST /api/admin/submissions/bulk', leadEditors, {
    request: z.strictObject({
      selection: leadSelectionSchema,
      change: z.union(
        [
          z.strictObject({ status: z.enum(leadStatuses) }),
          z.strictObject({ addTags: tags }),
          z.strictObject({ removeTags: tags }),
          /** Gives them to somebody, or with null to nobody. */
          z.strictObject({ ownerId: z.nullable(colleagueId), ownerNote: z.optional(handoverNoteSchema) }),
          /** Admins and managers only. */
          z.strictObject({ delete: z.literal(true) }),
        ],
        { error: 'Please say what to change' },
      ),
    }),
    response: progressSchema,
    stream: 'application/x-ndjson',
    errors: ['not_allowed'],
  }),
  /** Puts back what a bulk change of the same person did, within a day. */
  undoBulkChange: endpoint('POST /api/admin/submissions/bulk/:id/undo', leadEditors, {
    response: progressSchema,
    stream: 'application/x-ndjson',
  }),
};

export type BulkChange = RequestOf<typeof bulkApi.bulkChange>['change'];

export type BulkProgress = ResponseOf<typeof bulkApi.bulkChange>;
