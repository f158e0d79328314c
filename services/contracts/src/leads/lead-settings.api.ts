import { admins } from '../base/access';
import { endpoint } from '../base/endpoint';
import { leadSettingsSchema, leadSettingsUpdateSchema } from './lead-settings';

/** How the agency works its leads. */
export const leadSettingsApi = {
  getLeadSettings: endpoint('GET /api/admin/lead-settings', admins, { response: leadSettingsSchema }),
  setLeadSettings: endpoint('PUT /api/admin/lead-settings', admins, {
    request: leadSettingsUpdateSchema,
    response: leadSettingsSchema,
  }),
};
