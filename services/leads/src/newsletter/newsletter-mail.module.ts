import { EMAIL_RENDERER, MailOutbox } from '@golghar/platform/mail';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WORKER_SETTINGS } from '../settings';
import { newsletterEmails } from './newsletter-emails';
import { SubscriberEntity } from './subscriber.entity';

/** Sends the newsletter's confirmations; for the worker. */
@Module({
  imports: [TypeOrmModule.forFeature([SubscriberEntity])],
  providers: [
    { provide: EMAIL_RENDERER, useFactory: newsletterEmails, inject: [WORKER_SETTINGS] },
    MailOutbox,
  ],
})
export class NewsletterMailModule {}
