import { DeliveriesModule } from '@golghar/platform/deliveries';
import { HttpChannel } from '../delivery/webhooks/http-channel';
import { SubscribersModule } from '../intake/newsletter/subscribers.module';
import { DeliveryEntity } from '../leads/delivery.entity';
import { messages } from './messages';

/** Sends all that leaves; for the worker. */
export const OutgoingModule = DeliveriesModule.forRoot({
  imports: [SubscribersModule],
  entity: DeliveryEntity,
  messages,
  channels: [HttpChannel],
});
