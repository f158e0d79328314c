import { endpoint } from '../base/endpoint';
import { roles } from '../base/sessions';
import { preferencesSchema, preferencesUpdateSchema } from './preferences';

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
