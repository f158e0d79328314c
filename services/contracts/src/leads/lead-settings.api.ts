import { endpoint } from '../base/endpoint';
import { leadSettingsSchema, leadSettingsUpdateSchema } from './lead-settings';

/** How the agency works its leads. */
export const leadSettingsApi = {
  getLeadSettings: endpoint({
    method: 'GET',
    path: '/api/admin/lead-settings',
    access: ['admin'],
    status: 200,
    response: leadSettingsSchema,
  }),
  setLeadSettings: endpoint({
    method: 'PUT',
    path: '/api/admin/lead-settings',
    access: ['admin'],
    request: leadSettingsUpdateSchema,
    status: 200,
    response: leadSettingsSchema,
    errors: ['invalid'],
  }),
};
