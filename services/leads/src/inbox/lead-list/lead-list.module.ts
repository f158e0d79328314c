import { Module } from '@nestjs/common';
import { LeadSettingsModule } from '../../team/lead-settings/lead-settings.module';
import { ExportsModule } from '../exports/exports.module';
import { SearchModule } from '../search/search.module';
import { LeadListController } from './lead-list.controller';
import { LeadListService } from './lead-list.service';

@Module({
  imports: [SearchModule, ExportsModule, LeadSettingsModule],
  controllers: [LeadListController],
  providers: [LeadListService],
})
export class LeadListModule {}
