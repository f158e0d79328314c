import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NameWordEntity } from '../search-index/name-word.entity';
import { LeadActivityEntity } from './activity/lead-activity.entity';
import { DeliveryEntity } from './delivery.entity';
import { ContactEntity, NoteEntity } from './entry.entity';
import { EventStreams } from './events/event-streams';
import { LeadController } from './lead.controller';
import { LeadCountEntity, LeadEntity } from './lead.entity';
import { LeadRepository } from './lead.repository';
import { LeadService } from './lead.service';
import { LeadChanges } from './lead-changes';
import { PersonEntity, PersonKeyEntity } from './people-links/person.entity';
import { TagService } from './tag.service';
import { WebhookEntity } from './webhook.entity';

const providers = [LeadRepository, LeadChanges];

/** Leads one by one, what happens to them, whose they are and who sent them. */
@Module({
  imports: [
    TypeOrmModule.forFeature([LeadEntity, LeadCountEntity, LeadActivityEntity, NoteEntity, ContactEntity]),
    TypeOrmModule.forFeature([PersonEntity, PersonKeyEntity, NameWordEntity, DeliveryEntity, WebhookEntity]),
  ],
  providers,
  exports: [TypeOrmModule, ...providers],
})
export class LeadsModule {}

/** The same for browsers, and what tells them of changes. */
@Module({
  imports: [LeadsModule],
  controllers: [LeadController],
  providers: [LeadService, TagService, EventStreams],
})
export class LeadsApiModule {}
