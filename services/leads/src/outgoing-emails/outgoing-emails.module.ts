import { EMAIL_RENDERER, MailOutbox, UNDELIVERED_HANDLER } from '@golghar/platform/mail';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SubscriberEntity } from '../newsletter/subscriber.entity';
import { undeliveredReplies } from '../replies/undelivered-replies';
import { WORKER_SETTINGS } from '../settings';
import { emailRenderer } from './email-renderer';

/** Sends every e-mail that is no alert; for the worker. */
@Module({
  imports: [TypeOrmModule.forFeature([SubscriberEntity])],
  providers: [
    { provide: EMAIL_RENDERER, useFactory: emailRenderer, inject: [WORKER_SETTINGS] },
    { provide: UNDELIVERED_HANDLER, useValue: undeliveredReplies },
    MailOutbox,
  ],
})
export class OutgoingEmailsModule {}
