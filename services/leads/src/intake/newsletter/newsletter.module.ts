import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NewsletterController } from './newsletter.controller';
import { NewsletterService } from './newsletter.service';
import { NewsletterMailboxEntity } from './newsletter-mailbox.entity';
import { NewsletterMailboxRepository } from './newsletter-mailbox.repository';
import { SubscribersModule } from './subscribers.module';

@Module({
  imports: [SubscribersModule, TypeOrmModule.forFeature([NewsletterMailboxEntity])],
  controllers: [NewsletterController],
  providers: [NewsletterService, NewsletterMailboxRepository],
  exports: [NewsletterService],
})
export class NewsletterModule {}
