import * as z from 'zod/mini';
import { roles } from '../base/access';
import { endpoint } from '../base/endpoint';
import { submissionSchema } from '../leads/leads';
import { newSubmissionSchema } from './entered-leads';

/** Leads that came by no form. */
export const enteredLeadsApi = {
  createSubmission: endpoint('POST /api/admin/submissions', roles, {
    scope: 'leads:write',
    takesKey: true,
    request: newSubmissionSchema,
    status: 201,
    response: z.object({ submission: submissionSchema }),
    errors: ['key_reused', 'not_found', 'deleted'],
  }),
};
