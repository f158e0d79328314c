import { JOB_RUN_RECORDER } from '@golghar/platform';
import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobRunEntity } from './job-run.entity';
import { JobRuns } from './job-runs';

/** Where the scheduler of the worker keeps how its runs went. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([JobRunEntity])],
  providers: [{ provide: JOB_RUN_RECORDER, useClass: JobRuns }],
  exports: [JOB_RUN_RECORDER],
})
export class JobRunsModule {}
