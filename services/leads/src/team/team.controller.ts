import { contractController } from '@golghar/platform';
import { LeadSettingsService } from './lead-settings/lead-settings.service';
import { PreferencesService } from './preferences/preferences.service';
import { ReplyTemplateService } from './reply-templates/reply-template.service';
import { StaffRepository } from './staff/staff.repository';

/** Who works here, and what they and admins set up. */
export const TeamController = contractController(
  {
    staff: StaffRepository,
    settings: LeadSettingsService,
    preferences: PreferencesService,
    templates: ReplyTemplateService,
  },
  {
    listStaff: async (_, { staff }) => ({ staff: await staff.findActive() }),
    getLeadSettings: (_, { settings }) => settings.find(),
    setLeadSettings: ({ body, user }, { settings }) => settings.save(body, user),
    getPreferences: ({ user: { id } }, { preferences }) => preferences.find(id),
    updatePreferences: ({ user: { id }, body }, { preferences }) => preferences.update(id, body),
    listReplyTemplates: async ({ user }, { templates }) => ({ templates: await templates.list(user) }),
    addReplyTemplate: async ({ body, user }, { templates }) => ({
      template: await templates.save(body, user),
    }),
    changeReplyTemplate: async ({ params: { id }, body, user }, { templates }) => ({
      template: await templates.save(body, user, id),
    }),
    removeReplyTemplate: ({ params: { id }, user }, { templates }) => templates.remove(id, user),
  },
);
