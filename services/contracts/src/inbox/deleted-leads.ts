import * as z from 'zod/mini';
import { managers } from '../base/access';
import { endpoint } from '../base/endpoint';
import { deletionSchema } from '../base/errors';
import { pageOf, pageQuerySchema } from '../leads/lead-list';
import { submissionSchema } from '../leads/leads';

/** A deleted lead with who deleted it, when, and when it will be erased. */
const deletedSubmissionSchema = z.extend(submissionSchema, { deletion: deletionSchema });

export type DeletedSubmission = z.infer<typeof deletedSubmissionSchema>;

/** The latest deletion first. */
const deletedListSchema = pageOf(deletedSubmissionSchema);

export type DeletedList = z.infer<typeof deletedListSchema>;

/** Days for which a deleted lead can be restored; then it is erased with all that belongs to it. */
export const deletedKeptDays = 30;

/** Deleting leads, and what is deleted. */
export const deletedLeadsApi = {
  deleteSubmission: endpoint('DELETE /api/admin/submissions/:id', managers, {
    scope: 'leads:write',
    errors: ['deleted'],
  }),
  restoreSubmission: endpoint('POST /api/admin/submissions/:id/restore', managers, {
    scope: 'leads:write',
    response: z.object({ submission: submissionSchema }),
  }),
  /** Erases a deleted lead at once and for good. */
  eraseSubmission: endpoint('POST /api/admin/submissions/:id/erase', managers, { errors: ['conflict'] }),
  listDeleted: endpoint('GET /api/admin/submissions/deleted', managers, {
    scope: 'leads:read',
    query: pageQuerySchema,
    response: deletedListSchema,
  }),
};
