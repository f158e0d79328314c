import { DeliveriesModule } from '@golghar/platform/deliveries';
import { TypeOrmModule } from '@nestjs/typeorm';
import { HttpChannel } from '../delivery/webhooks/http-channel';
import { SubscriberEntity } from '../intake/newsletter/subscriber.entity';
import { DeliveryEntity } from '../leads/delivery.entity';
import { messages } from './messages';

/** Sends all that leaves; for the worker. */
export const OutgoingModule = DeliveriesModule.forRoot({
  imports: [TypeOrmModule.forFeature([SubscriberEntity])],
  entity: DeliveryEntity,
  messages,
  channels: [HttpChannel],
});
