import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SETTINGS } from '../settings/service-settings';
import { DeliveryEngine } from './delivery-engine';
import { EmailChannel } from './email-channel';
import type { Channel, Message } from './message';

type Options = {
  messages: readonly Message[];
  /** In addition to e-mail. */
  channels?: readonly Type<Channel>[];
};

/** Sends the messages of a process that has mail settings. */
@Module({})
export class DeliveriesModule {
  static forRoot({ messages, channels = [] }: Options): DynamicModule {
    const ways = [EmailChannel, ...channels];
    const engine = {
      provide: DeliveryEngine,
      useFactory: (database: DataSource, settings: unknown, ...opened: Channel[]) =>
        new DeliveryEngine({ database, settings }, messages, opened),
      inject: [DataSource, SETTINGS, ...ways],
    };
    return {
      module: DeliveriesModule,
      global: true,
      providers: [...ways, engine],
      exports: [DeliveryEngine],
    };
  }
}
