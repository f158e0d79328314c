import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BusinessHours } from './lead-settings/business-hours';
import { LeadAccess } from './lead-settings/lead-access';
import { LeadSettingsEntity } from './lead-settings/lead-settings.entity';
import { LeadSettingsService } from './lead-settings/lead-settings.service';
import { PreferenceEntity } from './preferences/preference.entity';
import { PreferencesService } from './preferences/preferences.service';
import { ReplyTemplateEntity } from './reply-templates/reply-template.entity';
import { ReplyTemplateService } from './reply-templates/reply-template.service';
import { StaffRepository } from './staff/staff.repository';
import { TeamController } from './team.controller';

const providers = [StaffRepository, LeadSettingsService, LeadAccess, BusinessHours];

/** Who works here, by which hours and rules, and who may see which leads: every process and every feature asks here. */
@Global()
@Module({ imports: [TypeOrmModule.forFeature([LeadSettingsEntity])], providers, exports: providers })
export class TeamModule {}

/** What staff and admins set up. */
@Module({
  imports: [TypeOrmModule.forFeature([PreferenceEntity, ReplyTemplateEntity])],
  controllers: [TeamController],
  providers: [PreferencesService, ReplyTemplateService],
})
export class TeamApiModule {}
