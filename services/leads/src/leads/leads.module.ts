import { Module } from '@nestjs/common';
import { SearchIndexModule } from '../search-index/search-index.module';
import { LeadController } from './lead.controller';
import { LeadRepository } from './lead.repository';
import { LeadChanges } from './lead-changes';
import { LeadCounts } from './lead-counts';

/** Leads one by one, and how many there are. */
@Module({
  imports: [SearchIndexModule],
  controllers: [LeadController],
  providers: [LeadRepository, LeadChanges, LeadCounts],
  exports: [LeadRepository, LeadChanges, LeadCounts],
})
export class LeadsModule {}
