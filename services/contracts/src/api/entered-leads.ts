import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { newSubmissionSchema } from '../entered-leads';
import { submissionSchema } from '../leads';
import { roles } from '../sessions';

/** Leads that came by no form. */
export const enteredLeadsApi = {
  createSubmission: endpoint({
    method: 'POST',
    path: '/api/admin/submissions',
    access: roles,
    scope: 'leads:write',
    request: newSubmissionSchema,
    takesKey: true,
    status: 201,
    response: z.object({ submission: submissionSchema }),
    errors: ['invalid', 'key_reused', 'not_found', 'deleted'],
  }),
};
