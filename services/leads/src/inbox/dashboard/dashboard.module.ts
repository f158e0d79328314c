import { Module } from '@nestjs/common';
import { LeadSettingsModule } from '../../team/lead-settings/lead-settings.module';
import { SearchModule } from '../search/search.module';
import { DashboardController } from './dashboard.controller';
import { DashboardService } from './dashboard.service';

@Module({
  imports: [SearchModule, LeadSettingsModule],
  controllers: [DashboardController],
  providers: [DashboardService],
})
export class DashboardModule {}
