import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { idParams } from '../base/text';
import { submissionSchema } from '../leads/leads';
import { deletedListSchema, deletedQuerySchema } from './deleted-leads';

/** Deleting leads, and what is deleted. */
export const deletedLeadsApi = {
  deleteSubmission: endpoint({
    method: 'DELETE',
    path: '/api/admin/submissions/:id',
    access: ['admin', 'manager'],
    scope: 'leads:write',
    params: idParams,
    status: 204,
    errors: ['not_found', 'deleted'],
  }),
  restoreSubmission: endpoint({
    method: 'POST',
    path: '/api/admin/submissions/:id/restore',
    access: ['admin', 'manager'],
    scope: 'leads:write',
    params: idParams,
    status: 200,
    response: z.object({ submission: submissionSchema }),
    errors: ['not_found'],
  }),
  /** Erases a deleted lead at once and for good. */
  eraseSubmission: endpoint({
    method: 'POST',
    path: '/api/admin/submissions/:id/erase',
    access: ['admin', 'manager'],
    params: idParams,
    status: 204,
    errors: ['not_found', 'conflict'],
  }),
  listDeleted: endpoint({
    method: 'GET',
    path: '/api/admin/submissions/deleted',
    access: ['admin', 'manager'],
    scope: 'leads:read',
    query: deletedQuerySchema,
    status: 200,
    response: deletedListSchema,
    errors: ['invalid'],
  }),
};
