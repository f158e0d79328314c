import { Module } from '@nestjs/common';
import { EnquiryController } from './enquiry.controller';
import { EnquiryRepository } from './enquiry.repository';
import { EnquiryService } from './enquiry.service';
import { EnquiryAnnouncer } from './enquiry-announcer';

@Module({
  controllers: [EnquiryController],
  providers: [EnquiryService, EnquiryRepository, EnquiryAnnouncer],
})
export class EnquiriesModule {}
