import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SETTINGS } from '../settings/service-settings';
import { DeliveryEngine } from './delivery-engine';
import { EmailChannel } from './email-channel';
import type { Channel, Message } from './message';

type Options = {
  messages: readonly Message[];
  /** Beside that of e-mails. */
  channels?: readonly Type<Channel>[];
};

/** Sends all that leaves a process, which has settings of mail. */
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
