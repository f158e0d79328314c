import { Module } from '@nestjs/common';
import { LeadSettingsModule } from '../lead-settings/lead-settings.module';
import { LeadsModule } from '../leads/leads.module';
import { SearchModule } from '../search/search.module';
import { DashboardController } from './dashboard.controller';
import { DashboardService } from './dashboard.service';

@Module({
  imports: [LeadsModule, SearchModule, LeadSettingsModule],
  controllers: [DashboardController],
  providers: [DashboardService],
})
export class DashboardModule {}
