import { DeliveriesModule } from '@golghar/platform/deliveries';
import { HttpChannel } from '../delivery/webhooks/http-channel';
import { SubscribersModule } from '../intake/newsletter/subscribers.module';
import { DeliveryEntity } from '../leads/delivery.entity';
import { MonthReportModule } from '../reporting/reports/reports.module';
import { messages } from './messages';

/** Sends all that leaves; for the worker. */
export const OutgoingModule = DeliveriesModule.forRoot({
  imports: [MonthReportModule, SubscribersModule],
  entity: DeliveryEntity,
  messages,
  channels: [HttpChannel],
});
