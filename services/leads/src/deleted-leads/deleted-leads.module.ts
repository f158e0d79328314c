import { Module } from '@nestjs/common';
import { LeadsModule } from '../leads/leads.module';
import { SearchModule } from '../search/search.module';
import { DeletedLeadController } from './deleted-lead.controller';
import { DeletedLeadRepository } from './deleted-lead.repository';
import { DeletedLeadService } from './deleted-lead.service';

@Module({
  imports: [LeadsModule, SearchModule],
  controllers: [DeletedLeadController],
  providers: [DeletedLeadService, DeletedLeadRepository],
})
export class DeletedLeadsModule {}
