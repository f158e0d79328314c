import { contractController } from '@golghar/platform';
import { BusinessHours } from './business-hours';
import { findActiveStaff } from './staff';
import * as team from './team.service';

/** Who works here, and what they and the admins have set up. */
export const TeamController = contractController(
  { hours: BusinessHours },
  {
    listStaff: async (_, { database }) => ({ staff: await findActiveStaff(database.manager) }),
    listOutcomeReasons: async (_, { database }) => (await team.findSettings(database.manager)).outcomeReasons,
    getLeadSettings: (_, { database }) => team.findSettings(database.manager),
    setLeadSettings: ({ body, user }, { database, hours }) => team.saveSettings(database, hours, body, user),
    getPreferences: ({ user }, { database }) => team.findPreferences(database.manager, user.id),
    listReplyTemplates: ({ user }, { database }) => team.listTemplates(database.manager, user),
  },
  {
    updatePreferences: ({ user, body }, { manager }) => team.updatePreferences(manager, user.id, body),
    addReplyTemplate: ({ body, user }, { manager }) => team.saveTemplate(manager, body, user),
    changeReplyTemplate: ({ params, body, user }, { manager }) =>
      team.saveTemplate(manager, body, user, params.id),
    removeReplyTemplate: ({ params: { id }, user }, { manager }) => team.removeTemplate(manager, id, user),
  },
);
