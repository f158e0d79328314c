import { JOB_RUN_RECORDER, PlatformModule, ScheduleModule } from '@golghar/platform';
import { MailModule } from '@golghar/platform/mail';
import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ArrivalModule } from './delivery/arrival/arrival.module';
import { TakeoverJob } from './delivery/assignment/takeover.job';
import { ReplyEntity } from './delivery/replies/reply.entity';
import { WebhookDueJob } from './delivery/webhooks/webhook-due.job';
import { CanaryRunEntity } from './intake/canary/canary-run.entity';
import { workerJobs } from './jobs';
import { LeadsModule } from './leads/leads.module';
import { PersonLinkJob } from './leads/people-links/person-link.job';
import { CanaryJob } from './operations/canary.job';
import { JobRunEntity } from './operations/job-run.entity';
import { JobRuns } from './operations/job-runs';
import { RetentionJob } from './operations/retention.job';
import { OutgoingModule } from './outgoing/outgoing.module';
import { SearchIndexJob } from './search-index/search-index.job';
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
        ...[TakeoverJob, PersonLinkJob, SearchIndexJob, WebhookDueJob, CanaryJob, RetentionJob],
      ],
      exports: [WORKER_SETTINGS, JOB_RUN_RECORDER],
    };
  }
}
