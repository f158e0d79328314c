import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LeadsModule } from '../../leads/leads.module';
import { SearchIndexModule } from '../../search-index/search-index.module';
import { ImportController } from './import.controller';
import { ImportRepository } from './import.repository';
import { ImportService } from './import.service';
import { ImportDuplicates } from './import-duplicates';
import { ImportMeaningEntity } from './import-meaning.entity';
import { ImportReader } from './import-reader';
import { LeadImportEntity } from './lead-import.entity';

@Module({
  imports: [
    TypeOrmModule.forFeature([LeadImportEntity, ImportMeaningEntity]),
    LeadsModule,
    SearchIndexModule,
  ],
  controllers: [ImportController],
  providers: [ImportService, ImportReader, ImportDuplicates, ImportRepository],
})
export class ImportsModule {}
