import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LeadsModule } from '../leads/leads.module';
import { BulkChangeService } from './bulk-changes/bulk-change.service';
import { EnteredLeadService } from './entered-lead.service';
import { ExportService } from './exports/export.service';
import { ExportQueue } from './exports/export-queue';
import { ImportController } from './imports/import.controller';
import { ImportService } from './imports/import.service';
import { ImportMeaningEntity } from './imports/import-meaning.entity';
import { LeadImportEntity } from './imports/lead-import.entity';
import { InboxController } from './inbox.controller';
import { InboxService } from './inbox.service';
import { NewLeads } from './new-leads';
import { LeadList } from './search/lead-list';
import { LeadSearch } from './search/lead-search';
import { LeadTotals } from './search/lead-totals';

/** The lists of leads, what their screens begin with, what is done with many at once, and how staff bring leads in. */
@Module({
  imports: [TypeOrmModule.forFeature([LeadImportEntity, ImportMeaningEntity]), LeadsModule],
  controllers: [InboxController, ImportController],
  providers: [
    LeadList,
    LeadSearch,
    LeadTotals,
    InboxService,
    ExportService,
    ExportQueue,
    BulkChangeService,
    EnteredLeadService,
    ImportService,
    NewLeads,
  ],
  exports: [LeadList],
})
export class InboxModule {}
