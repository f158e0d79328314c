import { Module } from '@nestjs/common';
import { NewsletterController } from './newsletter.controller';
import { SubscriberRepository } from './subscriber.repository';

@Module({ controllers: [NewsletterController], providers: [SubscriberRepository] })
export class NewsletterModule {}
