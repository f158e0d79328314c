import { Module } from '@nestjs/common';
import { CanaryJob } from './canary.job';
import { CanaryModule } from './canary.module';
import { CanaryService } from './canary.service';

/** Sends the product an enquiry every few hours; for the worker. */
@Module({ imports: [CanaryModule], providers: [CanaryService, CanaryJob] })
export class CanaryWorkerModule {}
