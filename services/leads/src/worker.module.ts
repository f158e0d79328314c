import { JOB_RUN_RECORDER, PlatformModule, ScheduleModule } from '@golghar/platform';
import { MailModule } from '@golghar/platform/mail';
import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ArrivalModule } from './delivery/arrival/arrival.module';
import { ReplyEntity } from './delivery/replies/reply.entity';
import { CanaryRunEntity } from './intake/canary/canary-run.entity';
import { ownJobs, workerJobs } from './jobs';
import { LeadsModule } from './leads/leads.module';
import { JobRunEntity } from './operations/job-run.entity';
import { JobRuns } from './operations/job-runs';
import { OutgoingModule } from './outgoing/outgoing.module';
import { WORKER_SETTINGS, type WorkerSettings } from './settings';
import { TeamModule } from './team/team.module';

/** The process that tells the staff, sends e-mails and deletes what is over. */
@Module({})
export class WorkerModule {
  static forRoot(settings: WorkerSettings): DynamicModule {
    return {
      module: WorkerModule,
      // All modules read the settings.
      global: true,
      imports: [
        PlatformModule.forRoot({ service: 'leads-worker', settings }),
        MailModule.forRoot(settings),
        TypeOrmModule.forFeature([CanaryRunEntity, JobRunEntity, ReplyEntity]),
        ScheduleModule.forRoot(workerJobs),
        TeamModule,
        OutgoingModule,
        LeadsModule,
        ArrivalModule,
      ],
      providers: [
        { provide: WORKER_SETTINGS, useValue: settings },
        { provide: JOB_RUN_RECORDER, useClass: JobRuns },
        ...ownJobs,
      ],
      exports: [WORKER_SETTINGS, JOB_RUN_RECORDER],
    };
  }
}
