import { Module } from '@nestjs/common';
import { LeadsModule } from '../../leads/leads.module';
import { SearchIndexModule } from '../../search-index/search-index.module';
import { EnteredLeadController } from './entered-lead.controller';
import { EnteredLeadRepository } from './entered-lead.repository';
import { EnteredLeadService } from './entered-lead.service';

/** Leads that staff write down: callers, and who walks in. */
@Module({
  imports: [LeadsModule, SearchIndexModule],
  controllers: [EnteredLeadController],
  providers: [EnteredLeadService, EnteredLeadRepository],
})
export class EnteredLeadsModule {}
