import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CallPromiseController } from './call-promise.controller';
import { EnquiryController } from './enquiry.controller';
import { EnquiryRepository } from './enquiry.repository';
import { EnquiryService } from './enquiry.service';
import { EnquiryAnnouncer } from './enquiry-announcer';
import { EnquiryWriter } from './enquiry-writer';
import { IdempotencyKeyEntity } from './idempotency-key.entity';

@Module({
  imports: [TypeOrmModule.forFeature([IdempotencyKeyEntity])],
  controllers: [EnquiryController, CallPromiseController],
  providers: [EnquiryService, EnquiryRepository, EnquiryWriter, EnquiryAnnouncer],
  exports: [EnquiryService],
})
export class EnquiriesModule {}
