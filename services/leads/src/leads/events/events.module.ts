import { Module } from '@nestjs/common';
import { LeadSettingsModule } from '../../team/lead-settings/lead-settings.module';
import { EventController } from './event.controller';
import { EventHub } from './event-hub';
import { EventStreams } from './event-streams';

@Module({
  imports: [LeadSettingsModule],
  controllers: [EventController],
  providers: [EventHub, EventStreams],
})
export class EventsModule {}
