import { Module } from '@nestjs/common';
import { BusinessHoursModule } from './business-hours.module';
import { LeadSettingsController } from './lead-settings.controller';
import { LeadSettingsModule } from './lead-settings.module';
import { LeadSettingsService } from './lead-settings.service';

/** Where admins decide how leads are worked. */
@Module({
  imports: [LeadSettingsModule, BusinessHoursModule],
  controllers: [LeadSettingsController],
  providers: [LeadSettingsService],
})
export class LeadSettingsApiModule {}
