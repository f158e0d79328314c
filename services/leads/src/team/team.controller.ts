import { contractController } from '@golghar/platform';
import { BusinessHours } from './business-hours';
import * as templates from './reply-template.service';
import { findActiveStaff } from './staff';
import * as team from './team.service';

/** Who works here, and what they and the admins have set up. */
export const TeamController = contractController(
  { hours: BusinessHours },
  {
    listStaff: async (_, { database }) => ({ staff: await findActiveStaff(database.manager) }),
    getLeadSettings: (_, { database }) => team.findSettings(database.manager),
    setLeadSettings: ({ body, user }, { database, hours }) => team.saveSettings(database, hours, body, user),
    getPreferences: ({ user }, { database }) => team.findPreferences(database.manager, user.id),
    listReplyTemplates: async ({ user }, { database }) => ({
      templates: await templates.list(database.manager, user),
    }),
  },
  {
    updatePreferences: ({ user, body }, { manager }) => team.updatePreferences(manager, user.id, body),
    addReplyTemplate: ({ body, user }, { manager }) => templates.save(manager, body, user),
    changeReplyTemplate: ({ params, body, user }, { manager }) =>
      templates.save(manager, body, user, params.id),
    removeReplyTemplate: ({ params: { id }, user }, { manager }) => templates.remove(manager, id, user),
  },
);
