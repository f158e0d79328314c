import { Module } from '@nestjs/common';
import { LeadsModule } from '../leads/leads.module';
import { SearchIndexModule } from '../search-index/search-index.module';
import { ImportController } from './import.controller';
import { ImportRepository } from './import.repository';
import { ImportService } from './import.service';
import { ImportDuplicates } from './import-duplicates';

@Module({
  imports: [LeadsModule, SearchIndexModule],
  controllers: [ImportController],
  providers: [ImportService, ImportDuplicates, ImportRepository],
})
export class ImportsModule {}
