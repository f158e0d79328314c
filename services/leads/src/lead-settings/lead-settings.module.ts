import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BusinessHoursModule } from '../business-hours/business-hours.module';
import { LeadAccess } from './lead-access';
import { LeadSettingsController } from './lead-settings.controller';
import { LeadSettingsEntity } from './lead-settings.entity';
import { LeadSettingsRepository } from './lead-settings.repository';
import { LeadSettingsService } from './lead-settings.service';

/** What admins decide about how leads are worked, and who may see which. */
@Module({
  imports: [TypeOrmModule.forFeature([LeadSettingsEntity]), BusinessHoursModule],
  controllers: [LeadSettingsController],
  providers: [LeadSettingsService, LeadSettingsRepository, LeadAccess],
  exports: [LeadSettingsRepository, LeadAccess],
})
export class LeadSettingsModule {}
