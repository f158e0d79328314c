import { endpoint } from '../endpoint';
import { preferencesSchema, preferencesUpdateSchema } from '../preferences';
import { roles } from '../sessions';

/** What each of the staff has chosen. */
export const preferencesApi = {
  getPreferences: endpoint({
    method: 'GET',
    path: '/api/admin/preferences',
    access: roles,
    status: 200,
    response: preferencesSchema,
  }),
  updatePreferences: endpoint({
    method: 'PATCH',
    path: '/api/admin/preferences',
    access: roles,
    request: preferencesUpdateSchema,
    status: 200,
    response: preferencesSchema,
    errors: ['invalid'],
  }),
};
