import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LeadEntity } from '../leads/lead.entity';
import { LeadsModule } from '../leads/leads.module';
import { SearchModule } from '../search/search.module';
import { DeletedLeadController } from './deleted-lead.controller';
import { DeletedLeadRepository } from './deleted-lead.repository';
import { DeletedLeadService } from './deleted-lead.service';

@Module({
  imports: [TypeOrmModule.forFeature([LeadEntity]), LeadsModule, SearchModule],
  controllers: [DeletedLeadController],
  providers: [DeletedLeadService, DeletedLeadRepository],
})
export class DeletedLeadsModule {}
