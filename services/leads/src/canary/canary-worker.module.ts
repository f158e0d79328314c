import { Module } from '@nestjs/common';
import { CanaryModule } from './canary.module';
import { CanaryService } from './canary.service';
import { CanaryTask } from './canary.task';

/** Sends the product an enquiry every few hours; for the worker. */
@Module({ imports: [CanaryModule], providers: [CanaryService, CanaryTask] })
export class CanaryWorkerModule {}
