import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CanaryJob } from './canary.job';
import { CanaryRepository } from './canary.repository';
import { CanaryRunEntity } from './canary-run.entity';

/** The product's own enquiries: lets them in, uncounted, and tells them from those of people. */
@Module({
  imports: [TypeOrmModule.forFeature([CanaryRunEntity])],
  providers: [CanaryRepository],
  exports: [CanaryRepository],
})
export class CanaryModule {}

/** Sends the product an enquiry every few hours; for the worker. */
@Module({ imports: [CanaryModule], providers: [CanaryJob] })
export class CanaryWorkerModule {}
