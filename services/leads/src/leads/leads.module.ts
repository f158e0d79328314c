import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SearchIndexModule } from '../search-index/search-index.module';
import { LeadActivityEntity } from './activity/lead-activity.entity';
import { LeadActivityRepository } from './activity/lead-activity.repository';
import { DeliveryEntity } from './delivery.entity';
import { EntryController } from './entries/entry.controller';
import { ContactEntity, NoteEntity } from './entries/entry.entity';
import { EntryService } from './entries/entry.service';
import { EventController } from './events/event.controller';
import { EventHub } from './events/event-hub';
import { EventStreams } from './events/event-streams';
import { LeadController } from './lead.controller';
import { LeadEntity } from './lead.entity';
import { LeadRepository } from './lead.repository';
import { LeadChanges } from './lead-changes';
import { LeadCountEntity } from './lead-count.entity';
import { Ownership } from './ownership/ownership';
import { PersonEntity } from './people-links/person.entity';
import { PersonKeyEntity } from './people-links/person-key.entity';
import { PersonLinker } from './people-links/person-linker';
import { PersonLinksRepository } from './people-links/person-links.repository';
import { TagController } from './tags/tag.controller';
import { TagService } from './tags/tag.service';
import { WebhookEntity } from './webhook.entity';

const providers = [
  LeadRepository,
  LeadActivityRepository,
  LeadChanges,
  EntryService,
  Ownership,
  PersonLinker,
  PersonLinksRepository,
];

/** Leads one by one, what happens to them, whose they are and who sent them. */
@Module({
  imports: [
    TypeOrmModule.forFeature([LeadEntity, LeadCountEntity, LeadActivityEntity, NoteEntity, ContactEntity]),
    TypeOrmModule.forFeature([PersonEntity, PersonKeyEntity, DeliveryEntity, WebhookEntity]),
    SearchIndexModule,
  ],
  providers,
  exports: [TypeOrmModule, ...providers],
})
export class LeadsModule {}

/** The same for browsers, and what tells them of changes. */
@Module({
  imports: [LeadsModule],
  controllers: [LeadController, EntryController, TagController, EventController],
  providers: [TagService, EventHub, EventStreams],
})
export class LeadsApiModule {}
