import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { ScheduleModule as NestScheduleModule } from '@nestjs/schedule';
import { JobScheduler, SCHEDULED_JOBS, type ScheduledJob } from './job-scheduler';

/** Runs the jobs of a process. */
@Module({})
export class ScheduleModule {
  /** @param jobs provided by modules that the process imports */
  static forRoot(jobs: readonly Type<ScheduledJob>[]): DynamicModule {
    return {
      module: ScheduleModule,
      imports: [NestScheduleModule.forRoot()],
      providers: [JobScheduler, { provide: SCHEDULED_JOBS, useValue: jobs }],
    };
  }
}
