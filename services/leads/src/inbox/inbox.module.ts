import { Module } from '@nestjs/common';
import { BulkChangeService } from './bulk-changes/bulk-change.service';
import { ExportService } from './exports/export.service';
import { ExportQueue } from './exports/export-queue';
import { ImportService } from './imports/import.service';
import { InboxController } from './inbox.controller';
import { InboxService } from './inbox.service';
import { LeadList } from './search/lead-list';
import { LeadSearch } from './search/lead-search';
import { LeadTotals } from './search/lead-totals';

/** Everything that shows or changes many leads at once. */
@Module({
  controllers: [InboxController],
  providers: [
    ...[InboxService, LeadList, LeadSearch, LeadTotals],
    ...[BulkChangeService, ExportService, ExportQueue, ImportService],
  ],
})
export class InboxModule {}
