import { Module } from '@nestjs/common';
import { LeadsModule } from '../leads/leads.module';
import { BulkChangeController } from './bulk-changes/bulk-change.controller';
import { BulkChangeService } from './bulk-changes/bulk-change.service';
import { ExportController } from './exports/export.controller';
import { ExportService } from './exports/export.service';
import { ExportQueue } from './exports/export-queue';
import { InboxController } from './inbox.controller';
import { InboxService } from './inbox.service';
import { SearchModule } from './search/search.module';

/** The lists of leads, what their screens begin with, and what is done with many leads at once. */
@Module({
  imports: [LeadsModule, SearchModule],
  controllers: [InboxController, ExportController, BulkChangeController],
  providers: [InboxService, ExportService, ExportQueue, BulkChangeService],
})
export class InboxModule {}
