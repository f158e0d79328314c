import { roles } from '../base/access';
import { endpoint } from '../base/endpoint';
import { preferencesSchema, preferencesUpdateSchema } from './preferences';

/** What each of the staff has chosen. */
export const preferencesApi = {
  getPreferences: endpoint('GET /api/admin/preferences', roles, { response: preferencesSchema }),
  updatePreferences: endpoint('PATCH /api/admin/preferences', roles, {
    request: preferencesUpdateSchema,
    response: preferencesSchema,
  }),
};
