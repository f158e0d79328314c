import { Module } from '@nestjs/common';
import { ContactsModule } from '../../leads/contacts/contacts.module';
import { LeadsModule } from '../../leads/leads.module';
import { PeopleLinksModule } from '../../leads/people-links/people-links.module';
import { SearchIndexModule } from '../../search-index/search-index.module';
import { EnteredLeadController } from './entered-lead.controller';
import { EnteredLeadRepository } from './entered-lead.repository';
import { EnteredLeadService } from './entered-lead.service';

/** Leads that staff write down: callers, and who walks in. */
@Module({
  imports: [ContactsModule, LeadsModule, PeopleLinksModule, SearchIndexModule],
  controllers: [EnteredLeadController],
  providers: [EnteredLeadService, EnteredLeadRepository],
})
export class EnteredLeadsModule {}
