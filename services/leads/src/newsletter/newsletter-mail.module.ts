import { EMAIL_RENDERER, MailOutbox } from '@golghar/platform/mail';
import { Module } from '@nestjs/common';
import { WORKER_SETTINGS } from '../settings';
import { newsletterEmails } from './newsletter-emails';

/** Sends the newsletter's confirmations; for the worker. */
@Module({
  providers: [
    { provide: EMAIL_RENDERER, useFactory: newsletterEmails, inject: [WORKER_SETTINGS] },
    MailOutbox,
  ],
})
export class NewsletterMailModule {}
