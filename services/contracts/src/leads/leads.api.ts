import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { roles } from '../base/sessions';
import { idParams, idSchema } from '../base/text';
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
  listSubmissions: endpoint({
    method: 'GET',
    path: '/api/admin/submissions',
    access: roles,
    scope: 'leads:read',
    query: submissionQuerySchema,
    status: 200,
    response: submissionListSchema,
    errors: ['invalid'],
  }),
  getSubmission: endpoint({
    method: 'GET',
    path: '/api/admin/submissions/:id',
    access: roles,
    scope: 'leads:read',
    params: idParams,
    status: 200,
    response: z.object({ submission: submissionDetailSchema }),
    errors: ['not_found', 'deleted'],
  }),
  updateSubmission: endpoint({
    method: 'PATCH',
    path: '/api/admin/submissions/:id',
    access: roles,
    scope: 'leads:write',
    params: idParams,
    request: submissionUpdateSchema,
    status: 200,
    response: z.object({ submission: submissionSchema }),
    errors: ['invalid', 'not_found', 'deleted', 'conflict'],
  }),
  addNote: endpoint({
    method: 'POST',
    path: '/api/admin/submissions/:id/notes',
    access: roles,
    scope: 'leads:write',
    params: idParams,
    request: newNoteSchema,
    status: 201,
    response: z.object({ note: noteSchema }),
    errors: ['invalid', 'not_found', 'deleted'],
  }),
  /** Logs a call or a message to the lead. */
  addContact: endpoint({
    method: 'POST',
    path: '/api/admin/submissions/:id/contacts',
    access: roles,
    scope: 'leads:write',
    params: idParams,
    request: newContactSchema,
    status: 201,
    response: z.object({ contact: contactSchema, submission: submissionSchema }),
    errors: ['invalid', 'not_found', 'deleted'],
  }),
  countViews: endpoint({
    method: 'GET',
    path: '/api/admin/submissions/views',
    access: roles,
    scope: 'leads:read',
    status: 200,
    response: viewCountsSchema,
  }),
  resendAlert: endpoint({
    method: 'POST',
    path: '/api/admin/submissions/:id/alerts/:alertId/resend',
    access: roles,
    scope: 'leads:write',
    params: z.object({ id: idSchema, alertId: idSchema }),
    status: 202,
    errors: ['not_found', 'deleted'],
  }),
};
