import { Module } from '@nestjs/common';
import { SearchIndexModule } from '../../search-index/search-index.module';
import { LeadList } from './lead-list';
import { LeadSearch } from './lead-search';
import { LeadTotals } from './lead-totals';

/** Which leads a list shows, in which order, and how many there are. */
@Module({
  imports: [SearchIndexModule],
  providers: [LeadList, LeadSearch, LeadTotals],
  exports: [LeadList, LeadTotals],
})
export class SearchModule {}
