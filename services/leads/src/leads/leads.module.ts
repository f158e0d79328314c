import { Module } from '@nestjs/common';
import { EventStreams } from './events/event-streams';
import { LeadController } from './lead.controller';
import { LeadRepository } from './lead.repository';
import { LeadService } from './lead.service';
import { LeadChanges } from './lead-changes';
import { TagService } from './tag.service';

const providers = [LeadRepository, LeadChanges];

/** Leads one by one, what happens to them, whose they are and who sent them. */
@Module({
  providers,
  exports: providers,
})
export class LeadsModule {}

/** The same for browsers, and what tells them of changes. */
@Module({
  imports: [LeadsModule],
  controllers: [LeadController],
  providers: [LeadService, TagService, EventStreams],
})
export class LeadsApiModule {}
