import { Module } from '@nestjs/common';
import { LeadsModule } from '../../leads/leads.module';
import { SearchIndexModule } from '../../search-index/search-index.module';
import { DueOrder } from './due-order';
import { LeadBatches } from './lead-batches';
import { LeadList } from './lead-list';
import { LeadSearch } from './lead-search';
import { LeadStreams } from './lead-streams';
import { SearchMatches } from './search-matches';

/** Which leads a list shows, in which order. */
@Module({
  imports: [LeadsModule, SearchIndexModule],
  providers: [LeadList, LeadSearch, LeadStreams, LeadBatches, SearchMatches, DueOrder],
  exports: [LeadList, LeadStreams, LeadBatches],
})
export class SearchModule {}
