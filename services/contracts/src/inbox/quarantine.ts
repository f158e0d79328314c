import * as z from 'zod/mini';
import { roles } from '../base/access';
import { endpoint } from '../base/endpoint';
import { quarantineSchema } from '../intake/spam';
import { pageOf, pageQuerySchema } from '../leads/lead-list';
import { submissionSchema } from '../leads/leads';

const quarantinedSubmissionSchema = z.extend(submissionSchema, { quarantine: quarantineSchema });

export type QuarantinedSubmission = z.infer<typeof quarantinedSubmissionSchema>;

/** What was set aside last comes first. */
const quarantineListSchema = pageOf(quarantinedSubmissionSchema);

export type QuarantineList = z.infer<typeof quarantineListSchema>;

const response = z.object({ submission: submissionSchema });

/** Enquiries that look like spam are set aside; nothing is refused. */
export const quarantineApi = {
  listQuarantine: endpoint('GET /api/admin/quarantine', roles, {
    scope: 'leads:read',
    query: pageQuerySchema,
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
