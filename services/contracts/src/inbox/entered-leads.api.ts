import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { roles } from '../base/sessions';
import { submissionSchema } from '../leads/leads';
import { newSubmissionSchema } from './entered-leads';

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
