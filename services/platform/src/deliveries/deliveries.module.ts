import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Channel } from './channel';
import { DeliveryEngine } from './delivery-engine';
import { EmailChannel } from './email-channel';
import { type Message, Messages } from './message';

type Options = {
  messages: readonly Type<Message<unknown>>[];
  /** Beside that of e-mails. */
  channels?: readonly Type<Channel>[];
};

/** Sends all that leaves a process. What messages inject is global. */
@Module({})
export class DeliveriesModule {
  static forRoot({ messages, channels = [] }: Options): DynamicModule {
    const all = [EmailChannel, ...channels];
    return {
      module: DeliveriesModule,
      global: true,
      providers: [
        ...messages,
        ...all,
        {
          provide: Messages,
          useFactory: (...each: Message[]) => new Messages(each),
          inject: [...messages],
        },
        {
          provide: DeliveryEngine,
          useFactory: (database: DataSource, known: Messages, ...each: Channel[]) =>
            new DeliveryEngine(database, known, each),
          inject: [DataSource, Messages, ...all],
        },
      ],
      exports: [DeliveryEngine, Messages],
    };
  }
}
