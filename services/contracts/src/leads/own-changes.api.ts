import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { roles } from '../base/sessions';
import { idParams, idSchema } from '../base/text';
import { submissionSchema } from './leads';
import { ownChangeSchema } from './own-changes';

/** What somebody did to a lead, and its Undo within the day. */
export const ownChangesApi = {
  /** The newest first. */
  listOwnChanges: endpoint({
    method: 'GET',
    path: '/api/admin/submissions/:id/own-changes',
    access: roles,
    params: idParams,
    status: 200,
    response: z.object({ changes: z.array(ownChangeSchema) }),
    errors: ['not_found'],
  }),
  /** A conflict says who has changed the same since. */
  undoOwnChange: endpoint({
    method: 'POST',
    path: '/api/admin/submissions/:id/own-changes/:changeId/undo',
    access: roles,
    params: z.object({ id: idSchema, changeId: idSchema }),
    status: 200,
    response: z.object({ submission: submissionSchema }),
    errors: ['not_found', 'not_allowed', 'conflict'],
  }),
};
