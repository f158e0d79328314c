import * as z from 'zod/mini';
import { roles } from '../base/access';
import { endpoint } from '../base/endpoint';
import { contactSchema, newContactSchema } from './contacts';
import {
  newNoteSchema,
  noteSchema,
  submissionDetailSchema,
  submissionListSchema,
  submissionQuerySchema,
  submissionSchema,
  submissionUpdateSchema,
} from './leads';
import { viewCountsSchema } from './views';

/** One lead and the list of them. */
export const leadsApi = {
  listSubmissions: endpoint('GET /api/admin/submissions', roles, {
    scope: 'leads:read',
    query: submissionQuerySchema,
    response: submissionListSchema,
  }),
  getSubmission: endpoint('GET /api/admin/submissions/:id', roles, {
    scope: 'leads:read',
    response: z.object({ submission: submissionDetailSchema }),
    errors: ['deleted'],
  }),
  updateSubmission: endpoint('PATCH /api/admin/submissions/:id', roles, {
    scope: 'leads:write',
    request: submissionUpdateSchema,
    response: z.object({ submission: submissionSchema }),
    errors: ['deleted', 'conflict'],
  }),
  addNote: endpoint('POST /api/admin/submissions/:id/notes', roles, {
    scope: 'leads:write',
    request: newNoteSchema,
    status: 201,
    response: z.object({ note: noteSchema }),
    errors: ['deleted'],
  }),
  /** Logs a call or a message to the lead. */
  addContact: endpoint('POST /api/admin/submissions/:id/contacts', roles, {
    scope: 'leads:write',
    request: newContactSchema,
    status: 201,
    response: z.object({ contact: contactSchema, submission: submissionSchema }),
    errors: ['deleted'],
  }),
  countViews: endpoint('GET /api/admin/submissions/views', roles, {
    scope: 'leads:read',
    response: viewCountsSchema,
  }),
  resendAlert: endpoint('POST /api/admin/submissions/:id/alerts/:alertId/resend', roles, {
    scope: 'leads:write',
    status: 202,
    errors: ['deleted'],
  }),
};
