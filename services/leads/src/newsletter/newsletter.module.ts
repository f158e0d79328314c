import { OutgoingEmailEntity } from '@golghar/platform/mail';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NewsletterController } from './newsletter.controller';
import { NewsletterService } from './newsletter.service';
import { NewsletterMailboxEntity } from './newsletter-mailbox.entity';
import { NewsletterMailboxRepository } from './newsletter-mailbox.repository';
import { SubscriberEntity } from './subscriber.entity';
import { SubscriberRepository } from './subscriber.repository';

@Module({
  imports: [TypeOrmModule.forFeature([SubscriberEntity, NewsletterMailboxEntity, OutgoingEmailEntity])],
  controllers: [NewsletterController],
  providers: [NewsletterService, SubscriberRepository, NewsletterMailboxRepository],
})
export class NewsletterModule {}
