import * as z from 'zod/mini';
import { leadEditors, leadManagers, leadReaders, managers } from '../base/access';
import { endpoint } from '../base/endpoint';
import { deletionSchema } from '../base/errors';
import { pageOf, pageQuerySchema } from '../leads/lead-list';
import { quarantineSchema, submissionSchema } from '../leads/leads';

/** Days for which a deleted lead can be restored; then it is erased with all that belongs to it. */
export const deletedKeptDays = 30;

const deletedSubmissionSchema = z.extend(submissionSchema, { deletion: deletionSchema });

export type DeletedSubmission = z.infer<typeof deletedSubmissionSchema>;

const quarantinedSubmissionSchema = z.extend(submissionSchema, { quarantine: quarantineSchema });

export type QuarantinedSubmission = z.infer<typeof quarantinedSubmissionSchema>;

const response = z.object({ submission: submissionSchema });

export const deletedLeadsApi = {
  deleteSubmission: endpoint('DELETE /api/admin/submissions/:id', leadManagers, { errors: ['deleted'] }),
  restoreSubmission: endpoint('POST /api/admin/submissions/:id/restore', leadManagers, {
    response,
  }),
  /** Erases a deleted lead at once and for good. */
  eraseSubmission: endpoint('POST /api/admin/submissions/:id/erase', managers, { errors: ['conflict'] }),
  /** The latest deletion first. */
  listDeleted: endpoint(
    'GET /api/admin/submissions/deleted',
    { roles: managers, scope: 'leads:read' },
    {
      query: pageQuerySchema,
      response: pageOf(deletedSubmissionSchema),
    },
  ),
};

/** Enquiries that look like spam are set aside; nothing is refused. */
export const quarantineApi = {
  /** What was set aside last comes first. */
  listQuarantine: endpoint('GET /api/admin/quarantine', leadReaders, {
    query: pageQuerySchema,
    response: pageOf(quarantinedSubmissionSchema),
  }),
  /** Brings a lead back and sends its alerts; doing it again changes nothing. */
  markNotSpam: endpoint('POST /api/admin/submissions/:id/not-spam', leadEditors, {
    response,
    errors: ['deleted'],
  }),
  /** Sets a lead aside; doing it again changes nothing. */
  markSpam: endpoint('POST /api/admin/submissions/:id/spam', leadEditors, {
    response,
    errors: ['deleted'],
  }),
};
