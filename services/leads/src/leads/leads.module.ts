import { Global, Module } from '@nestjs/common';
import { BusinessHours } from '../team/lead-settings/business-hours';
import { LeadAccess } from '../team/lead-settings/lead-access';
import { LeadSettingsService } from '../team/lead-settings/lead-settings.service';
import { StaffRepository } from '../team/staff/staff.repository';
import { LeadRepository } from './lead.repository';
import { LeadChanges } from './lead-changes';

const team = [StaffRepository, LeadSettingsService, LeadAccess, BusinessHours];
const providers = [...team, LeadRepository, LeadChanges];

/** What every process and every feature asks for: who works here, by which hours and rules, and the leads and their changes. */
@Global()
@Module({ providers, exports: providers })
export class LeadsModule {}
