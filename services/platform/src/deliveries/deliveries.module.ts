import { type DynamicModule, Module, type ModuleMetadata, type Type } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Channel } from './channel';
import type { DeliveryColumns } from './delivery-columns';
import { DeliveryEngine } from './delivery-engine';
import { EmailChannel } from './email-channel';
import { type Message, Messages } from './message';

type Options = {
  /** What the messages inject. */
  imports: NonNullable<ModuleMetadata['imports']>;
  /** The service's table. */
  entity: Type<DeliveryColumns>;
  messages: readonly Type<Message<unknown>>[];
  /** Beside that of e-mails. */
  channels?: readonly Type<Channel>[];
};

/** Sends all that leaves a process. */
@Module({})
export class DeliveriesModule {
  static forRoot({ imports, entity, messages, channels = [] }: Options): DynamicModule {
    const all = [EmailChannel, ...channels];
    return {
      module: DeliveriesModule,
      global: true,
      imports: [...imports, TypeOrmModule.forFeature([entity])],
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
