import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CanaryRunEntity } from './canary/canary-run.entity';
import { EnquiryController } from './enquiries/enquiry.controller';
import { EnquiryRepository } from './enquiries/enquiry.repository';
import { EnquiryService } from './enquiries/enquiry.service';
import { EnquiryWriter } from './enquiries/enquiry-writer';
import { IdempotencyKeyEntity } from './enquiries/idempotency-key.entity';
import { NativeFormsController } from './native-forms/native-forms.controller';
import { NewsletterController } from './newsletter/newsletter.controller';
import { NewsletterService } from './newsletter/newsletter.service';
import { NewsletterMailboxEntity } from './newsletter/newsletter-mailbox.entity';
import { SubscriberEntity } from './newsletter/subscriber.entity';

/** What visitors send: enquiries and addresses for the newsletter, with our script or without. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      CanaryRunEntity,
      IdempotencyKeyEntity,
      NewsletterMailboxEntity,
      SubscriberEntity,
    ]),
  ],
  controllers: [EnquiryController, NativeFormsController, NewsletterController],
  providers: [EnquiryService, EnquiryRepository, EnquiryWriter, NewsletterService],
})
export class IntakeModule {}
