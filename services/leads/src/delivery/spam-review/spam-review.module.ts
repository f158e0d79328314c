import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EnquiryTextEntity } from './enquiry-text.entity';
import { SpamReview } from './spam-review';
import { SpamReviewRepository } from './spam-review.repository';

/** Looks for spam among new enquiries; for the worker. */
@Module({
  imports: [TypeOrmModule.forFeature([EnquiryTextEntity])],
  providers: [SpamReview, SpamReviewRepository],
  exports: [SpamReview],
})
export class SpamReviewModule {}
