import { Module } from '@nestjs/common';
import { LeadsModule } from '../leads/leads.module';
import { LeadList } from './lead-list';
import { LeadSearch } from './lead-search';
import { LeadStreams } from './lead-streams';

@Module({
  imports: [LeadsModule],
  providers: [LeadList, LeadSearch, LeadStreams],
  exports: [LeadList, LeadStreams],
})
export class SearchModule {}
