import * as z from 'zod/mini';
import { roles } from '../base/access';
import { endpoint } from '../base/endpoint';
import { submissionSchema } from '../leads/leads';
import { quarantineListSchema, quarantineQuerySchema } from './quarantine';

const response = z.object({ submission: submissionSchema });

/** Enquiries that look like spam are set aside; nothing is refused. */
export const quarantineApi = {
  listQuarantine: endpoint('GET /api/admin/quarantine', roles, {
    scope: 'leads:read',
    query: quarantineQuerySchema,
    response: quarantineListSchema,
  }),
  /** Brings a lead back and sends its alerts; doing it again changes nothing. */
  markNotSpam: endpoint('POST /api/admin/submissions/:id/not-spam', roles, {
    scope: 'leads:write',
    response,
    errors: ['deleted'],
  }),
  /** Sets a lead aside; doing it again changes nothing. */
  markSpam: endpoint('POST /api/admin/submissions/:id/spam', roles, {
    scope: 'leads:write',
    response,
    errors: ['deleted'],
  }),
};
