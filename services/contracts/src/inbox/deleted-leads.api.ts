import * as z from 'zod/mini';
import { managers } from '../base/access';
import { endpoint } from '../base/endpoint';
import { submissionSchema } from '../leads/leads';
import { deletedListSchema, deletedQuerySchema } from './deleted-leads';

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
    query: deletedQuerySchema,
    response: deletedListSchema,
  }),
};
