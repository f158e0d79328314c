import { Module } from '@nestjs/common';
import { EnquiryService } from './enquiries/enquiry.service';
import { EnquiryWriter } from './enquiries/enquiry-writer';
import { IntakeController } from './intake.controller';
import { NativeFormsController } from './native-forms/native-forms.controller';
import { NewsletterService } from './newsletter/newsletter.service';

/** What visitors send, with and without scripts. */
@Module({
  controllers: [IntakeController, NativeFormsController],
  providers: [EnquiryService, EnquiryWriter, NewsletterService],
})
export class IntakeModule {}
