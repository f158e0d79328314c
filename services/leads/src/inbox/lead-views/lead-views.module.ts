import { Module } from '@nestjs/common';
import { LeadSettingsModule } from '../../team/lead-settings/lead-settings.module';
import { SearchModule } from '../search/search.module';
import { LeadViewController } from './lead-view.controller';
import { LeadViewRepository } from './lead-view.repository';
import { LeadViewService } from './lead-view.service';

@Module({
  imports: [SearchModule, LeadSettingsModule],
  controllers: [LeadViewController],
  providers: [LeadViewService, LeadViewRepository],
})
export class LeadViewsModule {}
