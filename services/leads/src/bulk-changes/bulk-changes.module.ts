import { Module } from '@nestjs/common';
import { LeadsModule } from '../leads/leads.module';
import { SearchModule } from '../search/search.module';
import { SearchIndexModule } from '../search-index/search-index.module';
import { BulkChangeController } from './bulk-change.controller';
import { BulkChangeRepository } from './bulk-change.repository';
import { BulkChangeService } from './bulk-change.service';
import { BulkUndoService } from './bulk-undo.service';

@Module({
  imports: [LeadsModule, SearchModule, SearchIndexModule],
  controllers: [BulkChangeController],
  providers: [BulkChangeService, BulkUndoService, BulkChangeRepository],
})
export class BulkChangesModule {}
