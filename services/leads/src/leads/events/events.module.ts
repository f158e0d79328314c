import { Module } from '@nestjs/common';
import { EventController } from './event.controller';
import { EventHub } from './event-hub';
import { EventStreams } from './event-streams';

@Module({
  controllers: [EventController],
  providers: [EventHub, EventStreams],
})
export class EventsModule {}
