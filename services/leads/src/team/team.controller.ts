import { api, type NewReplyTemplate, type RequestOf } from '@golghar/contracts';
import { CurrentUser, RequestBody, RequestParams, Route, type SignedIn } from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { LeadSettingsService } from './lead-settings/lead-settings.service';
import { PreferencesService } from './preferences/preferences.service';
import { ReplyTemplateService } from './reply-templates/reply-template.service';
import { StaffRepository } from './staff/staff.repository';

/** Who works here, and what they and admins set up. */
@Controller()
export class TeamController {
  constructor(
    private readonly staff: StaffRepository,
    private readonly settings: LeadSettingsService,
    private readonly preferences: PreferencesService,
    private readonly templates: ReplyTemplateService,
  ) {}

  @Route(api.listStaff)
  async listStaff() {
    return { staff: await this.staff.findActive() };
  }

  @Route(api.getLeadSettings)
  getSettings() {
    return this.settings.find();
  }

  @Route(api.setLeadSettings)
  setSettings(@RequestBody() settings: RequestOf<typeof api.setLeadSettings>, @CurrentUser() user: SignedIn) {
    return this.settings.save(settings, user);
  }

  @Route(api.getPreferences)
  getPreferences(@CurrentUser() { id }: SignedIn) {
    return this.preferences.find(id);
  }

  @Route(api.updatePreferences)
  updatePreferences(
    @CurrentUser() { id }: SignedIn,
    @RequestBody() changes: RequestOf<typeof api.updatePreferences>,
  ) {
    return this.preferences.update(id, changes);
  }

  @Route(api.listReplyTemplates)
  async listTemplates(@CurrentUser() user: SignedIn) {
    return { templates: await this.templates.list(user) };
  }

  @Route(api.addReplyTemplate)
  async addTemplate(@RequestBody() template: NewReplyTemplate, @CurrentUser() user: SignedIn) {
    return { template: await this.templates.add(template, user) };
  }

  @Route(api.changeReplyTemplate)
  async changeTemplate(
    @RequestParams() { id }: { id: string },
    @RequestBody() template: NewReplyTemplate,
    @CurrentUser() user: SignedIn,
  ) {
    return { template: await this.templates.change(id, template, user) };
  }

  @Route(api.removeReplyTemplate)
  removeTemplate(@RequestParams() { id }: { id: string }, @CurrentUser() user: SignedIn): Promise<void> {
    return this.templates.remove(id, user);
  }
}
