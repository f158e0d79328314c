import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CanaryService } from './canary.service';
import { CanaryTask } from './canary.task';
import { CanaryRunEntity } from './canary-run.entity';

/** Sends the product an enquiry every few hours; for the worker. */
@Module({
  imports: [TypeOrmModule.forFeature([CanaryRunEntity])],
  providers: [CanaryService, CanaryTask],
})
export class CanaryModule {}
