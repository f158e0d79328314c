import { Module } from '@nestjs/common';
import { EnquiryController } from './enquiries/enquiry.controller';
import { EnquiryService } from './enquiries/enquiry.service';
import { EnquiryWriter } from './enquiries/enquiry-writer';
import { NativeFormsController } from './native-forms/native-forms.controller';
import { NewsletterController } from './newsletter/newsletter.controller';
import { NewsletterService } from './newsletter/newsletter.service';

/** What visitors send: enquiries and addresses for the newsletter, with our script or without. */
@Module({
  controllers: [EnquiryController, NativeFormsController, NewsletterController],
  providers: [EnquiryService, EnquiryWriter, NewsletterService],
})
export class IntakeModule {}
