import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BusinessHours } from './lead-settings/business-hours';
import { LeadAccess } from './lead-settings/lead-access';
import { LeadSettingsController } from './lead-settings/lead-settings.controller';
import { LeadSettingsEntity } from './lead-settings/lead-settings.entity';
import { LeadSettingsRepository } from './lead-settings/lead-settings.repository';
import { PreferenceEntity } from './preferences/preference.entity';
import { PreferencesController } from './preferences/preferences.controller';
import { ReplyTemplateController } from './reply-templates/reply-template.controller';
import { ReplyTemplateEntity } from './reply-templates/reply-template.entity';
import { StaffController } from './staff/staff.controller';
import { StaffRepository } from './staff/staff.repository';

/** Who works here, by which hours and rules, and who may see which leads: every process and every feature asks here. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([LeadSettingsEntity])],
  providers: [StaffRepository, LeadSettingsRepository, LeadAccess, BusinessHours],
  exports: [StaffRepository, LeadSettingsRepository, LeadAccess, BusinessHours],
})
export class TeamModule {}

/** What staff and admins set up. */
@Module({
  imports: [TypeOrmModule.forFeature([PreferenceEntity, ReplyTemplateEntity])],
  controllers: [StaffController, LeadSettingsController, PreferencesController, ReplyTemplateController],
})
export class TeamApiModule {}
