import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SearchIndexModule } from '../search-index/search-index.module';
import { LeadActivityEntity } from './activity/lead-activity.entity';
import { LeadActivityRepository } from './activity/lead-activity.repository';
import { LeadEntity } from './lead.entity';
import { LeadRepository } from './lead.repository';
import { LeadChanges } from './lead-changes';
import { LeadCountEntity } from './lead-count.entity';
import { OwnershipModule } from './ownership/ownership.module';
import { PeopleLinksModule } from './people-links/people-links.module';
import { WebhookEntity } from './webhook.entity';

/** Leads one by one, and how many there are. */
@Module({
  imports: [
    TypeOrmModule.forFeature([LeadEntity, LeadCountEntity, LeadActivityEntity, WebhookEntity]),
    SearchIndexModule,
    OwnershipModule,
    PeopleLinksModule,
  ],
  providers: [LeadRepository, LeadActivityRepository, LeadChanges],
  exports: [TypeOrmModule, LeadRepository, LeadActivityRepository, LeadChanges, OwnershipModule],
})
export class LeadsModule {}
