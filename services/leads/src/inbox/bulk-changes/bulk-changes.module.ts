import { Module } from '@nestjs/common';
import { LeadsModule } from '../../leads/leads.module';
import { LeadSettingsModule } from '../../team/lead-settings/lead-settings.module';
import { SearchModule } from '../search/search.module';
import { BulkChangeController } from './bulk-change.controller';
import { BulkChangeService } from './bulk-change.service';

@Module({
  imports: [LeadsModule, SearchModule, LeadSettingsModule],
  controllers: [BulkChangeController],
  providers: [BulkChangeService],
})
export class BulkChangesModule {}
