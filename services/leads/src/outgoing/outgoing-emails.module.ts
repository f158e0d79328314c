import { EMAIL_RENDERER, MailOutbox, UNDELIVERED_HANDLER } from '@golghar/platform/mail';
import { Module } from '@nestjs/common';
import { PromisesModule } from '../delivery/promises/promises.module';
import { ReplyDeliveryModule } from '../delivery/replies/reply-delivery.module';
import { ReplyEmailRepository } from '../delivery/replies/reply-email.repository';
import { makeUndeliveredReplyHandler } from '../delivery/replies/undelivered-replies';
import { ThankYouModule } from '../delivery/thank-you/thank-you.module';
import { WebhookDeliveryModule } from '../delivery/webhooks/webhook-delivery.module';
import { DailyDigestModule } from '../desk/daily-digest/daily-digest.module';
import { SubscribersModule } from '../intake/newsletter/subscribers.module';
import { OwnershipModule } from '../leads/ownership/ownership.module';
import { MonthReportModule } from '../reporting/reports/month-report.module';
import { StaffDirectoryModule } from '../team/staff/staff-directory.module';
import { EmailRenderers } from './email-renderers';

/** Sends every e-mail that is no alert; for the worker. */
@Module({
  imports: [
    DailyDigestModule,
    MonthReportModule,
    OwnershipModule,
    PromisesModule,
    ReplyDeliveryModule,
    StaffDirectoryModule,
    SubscribersModule,
    ThankYouModule,
    WebhookDeliveryModule,
  ],
  providers: [
    EmailRenderers,
    {
      provide: EMAIL_RENDERER,
      useFactory: ({ render }: EmailRenderers) => render,
      inject: [EmailRenderers],
    },
    {
      provide: UNDELIVERED_HANDLER,
      useFactory: makeUndeliveredReplyHandler,
      inject: [ReplyEmailRepository],
    },
    MailOutbox,
  ],
})
export class OutgoingEmailsModule {}
