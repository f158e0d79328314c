import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SearchIndexModule } from '../search-index/search-index.module';
import { LeadSettingsModule } from '../team/lead-settings/lead-settings.module';
import { CorrectionsModule } from './corrections/corrections.module';
import { LeadEntity } from './lead.entity';
import { LeadRepository } from './lead.repository';
import { LeadChanges } from './lead-changes';
import { LeadCountEntity } from './lead-count.entity';
import { LeadCountRepository } from './lead-count.repository';
import { LeadCounts } from './lead-counts';
import { OwnershipModule } from './ownership/ownership.module';
import { StatusChangeEntity } from './status-change.entity';
import { StatusChangeRepository } from './status-change.repository';

/** Leads one by one, and how many there are. */
@Module({
  imports: [
    TypeOrmModule.forFeature([LeadEntity, LeadCountEntity, StatusChangeEntity]),
    SearchIndexModule,
    LeadSettingsModule,
    OwnershipModule,
    CorrectionsModule,
  ],
  providers: [LeadRepository, StatusChangeRepository, LeadChanges, LeadCountRepository, LeadCounts],
  exports: [TypeOrmModule, LeadRepository, StatusChangeRepository, LeadChanges, LeadCounts],
})
export class LeadsModule {}
