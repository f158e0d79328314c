import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { roles } from '../base/sessions';
import { idParams } from '../base/text';
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
  getPerson: endpoint({
    method: 'GET',
    path: '/api/admin/people/:id',
    access: roles,
    scope: 'leads:read',
    params: idParams,
    status: 200,
    response: z.object({ person: personSchema }),
    errors: ['not_found'],
  }),
  mergePeople: endpoint({
    method: 'POST',
    path: '/api/admin/people/:id/merge',
    access: roles,
    scope: 'leads:write',
    params: idParams,
    request: personMergeSchema,
    status: 200,
    response: personChangedSchema,
    errors: ['invalid', 'not_found', 'not_allowed'],
  }),
  splitPerson: endpoint({
    method: 'POST',
    path: '/api/admin/people/:id/split',
    access: roles,
    scope: 'leads:write',
    params: idParams,
    request: personSplitSchema,
    status: 200,
    response: personChangedSchema,
    errors: ['invalid', 'not_found', 'not_allowed'],
  }),
  /** Puts a merge or a split back; each once. */
  undoPersonChange: endpoint({
    method: 'POST',
    path: '/api/admin/people/changes/:id/undo',
    access: roles,
    scope: 'leads:write',
    params: idParams,
    status: 200,
    response: personChangedSchema,
    errors: ['not_found', 'not_allowed'],
  }),
  /** Everything of one person, as JSON or as a page to print. */
  exportPerson: endpoint({
    method: 'GET',
    path: '/api/admin/people/:id/export',
    access: ['admin'],
    params: idParams,
    query: personExportQuerySchema,
    status: 200,
    response: personExportSchema,
    stream: 'text/html; charset=utf-8',
    errors: ['invalid', 'not_found'],
  }),
  /** Erases everything of one person, everywhere, at once and for good. */
  erasePerson: endpoint({
    method: 'DELETE',
    path: '/api/admin/people/:id',
    access: ['admin'],
    params: idParams,
    status: 200,
    response: z.object({ certificate: erasureCertificateSchema }),
    errors: ['not_found'],
  }),
};
