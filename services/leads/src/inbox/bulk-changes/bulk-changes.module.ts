import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LeadsModule } from '../../leads/leads.module';
import { OwnershipModule } from '../../leads/ownership/ownership.module';
import { SearchIndexModule } from '../../search-index/search-index.module';
import { LeadSettingsModule } from '../../team/lead-settings/lead-settings.module';
import { SearchModule } from '../search/search.module';
import { BulkChangeController } from './bulk-change.controller';
import { BulkChangeEntity } from './bulk-change.entity';
import { BulkChangeRepository } from './bulk-change.repository';
import { BulkChangeService } from './bulk-change.service';
import { BulkChangeItemEntity } from './bulk-change-item.entity';
import { BulkUndoService } from './bulk-undo.service';

@Module({
  imports: [
    TypeOrmModule.forFeature([BulkChangeEntity, BulkChangeItemEntity]),
    LeadsModule,
    SearchModule,
    SearchIndexModule,
    LeadSettingsModule,
    OwnershipModule,
  ],
  controllers: [BulkChangeController],
  providers: [BulkChangeService, BulkUndoService, BulkChangeRepository],
})
export class BulkChangesModule {}
