import type { Readable } from 'node:stream';
import { api } from '@golghar/contracts';
import { CurrentUser, Route, type SignedIn } from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { EventStreams } from './event-streams';

@Controller()
export class EventController {
  constructor(private readonly streams: EventStreams) {}

  @Route(api.events)
  events(@CurrentUser() user: SignedIn): Promise<Readable> {
    return this.streams.add(user);
  }
}
