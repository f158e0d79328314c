import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { roles } from '../base/sessions';
import { idParams } from '../base/text';
import { submissionSchema } from '../leads/leads';
import { quarantineListSchema, quarantineQuerySchema } from './quarantine';

const response = z.object({ submission: submissionSchema });

/** Enquiries that look like spam are set aside; nothing is refused. */
export const quarantineApi = {
  listQuarantine: endpoint({
    method: 'GET',
    path: '/api/admin/quarantine',
    access: roles,
    scope: 'leads:read',
    query: quarantineQuerySchema,
    status: 200,
    response: quarantineListSchema,
    errors: ['invalid'],
  }),
  /** Brings a lead back and sends its alerts; doing it again changes nothing. */
  markNotSpam: endpoint({
    method: 'POST',
    path: '/api/admin/submissions/:id/not-spam',
    access: roles,
    scope: 'leads:write',
    params: idParams,
    status: 200,
    response,
    errors: ['not_found', 'deleted'],
  }),
  /** Sets a lead aside; doing it again changes nothing. */
  markSpam: endpoint({
    method: 'POST',
    path: '/api/admin/submissions/:id/spam',
    access: roles,
    scope: 'leads:write',
    params: idParams,
    status: 200,
    response,
    errors: ['not_found', 'deleted'],
  }),
};
