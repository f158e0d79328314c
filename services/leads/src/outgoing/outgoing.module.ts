import { DeliveriesModule } from '@golghar/platform/deliveries';
import { AlertSendingModule } from '../delivery/alerts/alert-sending.module';
import { ReplyDeliveryModule } from '../delivery/replies/reply-delivery.module';
import { SubscribersModule } from '../intake/newsletter/subscribers.module';
import { DeliveryEntity } from '../leads/delivery.entity';
import { MonthReportModule } from '../reporting/reports/reports.module';
import { BusinessHoursModule } from '../team/lead-settings/business-hours.module';
import { StaffDirectoryModule } from '../team/staff/staff.module';
import { messages } from './messages';

/** Sends all that leaves; for the worker. */
export const OutgoingModule = DeliveriesModule.forRoot({
  imports: [
    AlertSendingModule,
    BusinessHoursModule,
    MonthReportModule,
    ReplyDeliveryModule,
    StaffDirectoryModule,
    SubscribersModule,
  ],
  entity: DeliveryEntity,
  messages,
});
