import {
  EMAIL_RENDERER,
  type EmailRenderer,
  MailOutbox,
  type Message,
  UNDELIVERED_HANDLER,
} from '@golghar/platform/mail';
import { Module } from '@nestjs/common';
import { ReplyDeliveryModule } from '../delivery/replies/reply-delivery.module';
import { ReplyEmailRepository } from '../delivery/replies/reply-email.repository';
import { makeUndeliveredReplyHandler } from '../delivery/replies/undelivered-replies';
import { SubscribersModule } from '../intake/newsletter/subscribers.module';
import { MonthReportModule } from '../reporting/reports/reports.module';
import { StaffDirectoryModule } from '../team/staff/staff.module';
import { messages } from './messages';

/** Sends every e-mail that is no alert; for the worker. */
@Module({
  imports: [MonthReportModule, ReplyDeliveryModule, StaffDirectoryModule, SubscribersModule],
  providers: [
    ...messages,
    {
      provide: EMAIL_RENDERER,
      useFactory:
        (...all: Message[]): EmailRenderer =>
        (email, manager) => {
          const message = all.find(({ kind }) => kind === email.kind);
          if (!message) throw new Error(`No e-mail is of the kind ${email.kind}`);
          return message.render(email, manager);
        },
      inject: messages,
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
