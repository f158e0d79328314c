import { EMAIL_RENDERER, MailOutbox, UNDELIVERED_HANDLER } from '@golghar/platform/mail';
import { Module } from '@nestjs/common';
import { DailyDigestModule } from '../daily-digest/daily-digest.module';
import { MonthMailModule } from '../month-mail/month-mail.module';
import { SubscribersModule } from '../newsletter/subscribers.module';
import { OwnershipModule } from '../ownership/ownership.module';
import { PromisesModule } from '../promises/promises.module';
import { ReplyDeliveryModule } from '../replies/reply-delivery.module';
import { ReplyEmailRepository } from '../replies/reply-email.repository';
import { makeUndeliveredReplyHandler } from '../replies/undelivered-replies';
import { MonthReportModule } from '../reports/month-report.module';
import { StaffDirectoryModule } from '../staff/staff-directory.module';
import { ThankYouModule } from '../thank-you/thank-you.module';
import { WebhookDeliveryModule } from '../webhooks/webhook-delivery.module';
import { EmailRenderers } from './email-renderers';

/** Sends every e-mail that is no alert; for the worker. */
@Module({
  imports: [
    DailyDigestModule,
    MonthMailModule,
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
