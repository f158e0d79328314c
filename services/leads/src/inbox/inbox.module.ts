import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LeadsModule } from '../leads/leads.module';
import { SearchIndexModule } from '../search-index/search-index.module';
import { BulkChangeController } from './bulk-changes/bulk-change.controller';
import { BulkChangeService } from './bulk-changes/bulk-change.service';
import { EnteredLeadController } from './entered-leads/entered-lead.controller';
import { EnteredLeadRepository } from './entered-leads/entered-lead.repository';
import { EnteredLeadService } from './entered-leads/entered-lead.service';
import { ExportController } from './exports/export.controller';
import { ExportService } from './exports/export.service';
import { ExportQueue } from './exports/export-queue';
import { ImportController } from './imports/import.controller';
import { ImportRepository } from './imports/import.repository';
import { ImportService } from './imports/import.service';
import { ImportDuplicates } from './imports/import-duplicates';
import { ImportMeaningEntity } from './imports/import-meaning.entity';
import { ImportReader } from './imports/import-reader';
import { LeadImportEntity } from './imports/lead-import.entity';
import { InboxController } from './inbox.controller';
import { InboxService } from './inbox.service';
import { LeadList } from './search/lead-list';
import { LeadSearch } from './search/lead-search';
import { LeadTotals } from './search/lead-totals';

/** The lists of leads, what their screens begin with, what is done with many at once, and how staff bring leads in. */
@Module({
  imports: [
    TypeOrmModule.forFeature([LeadImportEntity, ImportMeaningEntity]),
    LeadsModule,
    SearchIndexModule,
  ],
  controllers: [
    InboxController,
    ExportController,
    BulkChangeController,
    EnteredLeadController,
    ImportController,
  ],
  providers: [
    LeadList,
    LeadSearch,
    LeadTotals,
    InboxService,
    ExportService,
    ExportQueue,
    BulkChangeService,
    EnteredLeadService,
    EnteredLeadRepository,
    ImportService,
    ImportReader,
    ImportDuplicates,
    ImportRepository,
  ],
  exports: [LeadList],
})
export class InboxModule {}
