import * as z from 'zod/mini';
import { admins, roles } from '../base/access';
import { endpoint } from '../base/endpoint';
import {
  erasureCertificateSchema,
  personChangedSchema,
  personExportQuerySchema,
  personExportSchema,
  personMergeSchema,
  personSchema,
  personSplitSchema,
} from './people';

/** The people behind the enquiries. */
export const peopleApi = {
  getPerson: endpoint('GET /api/admin/people/:id', roles, {
    scope: 'leads:read',
    response: z.object({ person: personSchema }),
  }),
  mergePeople: endpoint('POST /api/admin/people/:id/merge', roles, {
    scope: 'leads:write',
    request: personMergeSchema,
    response: personChangedSchema,
    errors: ['not_allowed'],
  }),
  splitPerson: endpoint('POST /api/admin/people/:id/split', roles, {
    scope: 'leads:write',
    request: personSplitSchema,
    response: personChangedSchema,
    errors: ['not_allowed'],
  }),
  /** Puts a merge or a split back; each once. */
  undoPersonChange: endpoint('POST /api/admin/people/changes/:id/undo', roles, {
    scope: 'leads:write',
    response: personChangedSchema,
    errors: ['not_allowed'],
  }),
  /** Everything of one person, as JSON or as a page to print. */
  exportPerson: endpoint('GET /api/admin/people/:id/export', admins, {
    query: personExportQuerySchema,
    response: personExportSchema,
    stream: 'text/html; charset=utf-8',
  }),
  /** Erases everything of one person, everywhere, at once and for good. */
  erasePerson: endpoint('DELETE /api/admin/people/:id', admins, {
    response: z.object({ certificate: erasureCertificateSchema }),
  }),
};
