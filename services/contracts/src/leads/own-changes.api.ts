import * as z from 'zod/mini';
import { roles } from '../base/access';
import { endpoint } from '../base/endpoint';
import { submissionSchema } from './leads';
import { ownChangeSchema } from './own-changes';

/** What somebody did to a lead, and its Undo within the day. */
export const ownChangesApi = {
  /** The newest first. */
  listOwnChanges: endpoint('GET /api/admin/submissions/:id/own-changes', roles, {
    response: z.object({ changes: z.array(ownChangeSchema) }),
  }),
  /** A conflict says who has changed the same since. */
  undoOwnChange: endpoint('POST /api/admin/submissions/:id/own-changes/:changeId/undo', roles, {
    response: z.object({ submission: submissionSchema }),
    errors: ['not_allowed', 'conflict'],
  }),
};
