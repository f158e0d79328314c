import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DeliveryEngine } from './delivery-engine';
import { EmailChannel } from './email-channel';
import type { Channel, Message } from './message';

type Options = {
  messages: readonly Type<Message<unknown>>[];
  /** Beside that of e-mails. */
  channels?: readonly Type<Channel>[];
};

/** Sends all that leaves a process, which has settings of mail. What messages inject is global. */
@Module({})
export class DeliveriesModule {
  static forRoot({ messages, channels = [] }: Options): DynamicModule {
    const ways = [EmailChannel, ...channels];
    const engine = {
      provide: DeliveryEngine,
      useFactory: (database: DataSource, ...parts: object[]) =>
        new DeliveryEngine(
          database,
          parts.slice(ways.length) as Message[],
          parts.slice(0, ways.length) as Channel[],
        ),
      inject: [DataSource, ...ways, ...messages],
    };
    return {
      module: DeliveriesModule,
      global: true,
      providers: [...messages, ...ways, engine],
      exports: [DeliveryEngine],
    };
  }
}
