import { type DynamicModule, Module, type ModuleMetadata, type Type } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CHANNELS, type Channel } from './channels/channel';
import { EmailChannel } from './channels/email-channel';
import type { DeliveryColumns } from './delivery-columns';
import { DeliveryEngine } from './delivery-engine';
import { MESSAGES, type Message, Messages } from './message';
import { OutcomeRecorder } from './outcome-recorder';

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
        { provide: MESSAGES, useFactory: (...each: Message[]) => each, inject: [...messages] },
        { provide: CHANNELS, useFactory: (...each: Channel[]) => each, inject: all },
        Messages,
        OutcomeRecorder,
        DeliveryEngine,
      ],
      exports: [DeliveryEngine, Messages],
    };
  }
}
