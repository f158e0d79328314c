import { Module } from '@nestjs/common';
import { LeadsModule } from '../../leads/leads.module';
import { PeopleLinksModule } from '../../leads/people-links/people-links.module';
import { SearchModule } from '../search/search.module';
import { DeletedLeadController } from './deleted-lead.controller';
import { DeletedLeadRepository } from './deleted-lead.repository';
import { DeletedLeadService } from './deleted-lead.service';

@Module({
  imports: [LeadsModule, PeopleLinksModule, SearchModule],
  controllers: [DeletedLeadController],
  providers: [DeletedLeadService, DeletedLeadRepository],
})
export class DeletedLeadsModule {}
