import { Global, Module } from '@nestjs/common';
import { BusinessHours } from './lead-settings/business-hours';
import { LeadAccess } from './lead-settings/lead-access';
import { LeadSettingsService } from './lead-settings/lead-settings.service';
import { StaffRepository } from './staff/staff.repository';

const providers = [StaffRepository, LeadSettingsService, LeadAccess, BusinessHours];

/** Who works here, by which hours and rules, and who may see which leads: every process and every feature asks here. */
@Global()
@Module({ providers, exports: providers })
export class TeamModule {}
