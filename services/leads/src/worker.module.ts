import { PlatformModule, ScheduleModule } from '@golghar/platform';
import { MailModule } from '@golghar/platform/mail';
import { type DynamicModule, Module } from '@nestjs/common';
import { CanaryWorkerModule } from './canary/canary.module';
import { ArrivalModule } from './delivery/arrival/arrival.module';
import { WebhooksWorkerModule } from './delivery/webhooks/webhooks.module';
import { workerJobs } from './jobs';
import { LeadsModule } from './leads/leads.module';
import { PersonLinkJob } from './leads/people-links/person-link.job';
import { JobRunsModule } from './operations/job-runs.module';
import { OutgoingModule } from './outgoing/outgoing.module';
import { RetentionJob } from './records/retention/retention.job';
import { SearchIndexWorkerModule } from './search-index/search-index-worker.module';
import type { WorkerSettings } from './settings';
import { SettingsModule } from './settings.module';
import { TeamModule } from './team/team.module';

/** The process that tells the staff, sends e-mails and deletes what is over. */
@Module({})
export class WorkerModule {
  static forRoot(settings: WorkerSettings): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        PlatformModule.forRoot({ service: 'leads-worker', settings }),
        MailModule.forRoot(settings),
        SettingsModule.forWorker(settings),
        TeamModule,
        JobRunsModule,
        ScheduleModule.forRoot(workerJobs),
        OutgoingModule,
        LeadsModule,
        ArrivalModule,
        SearchIndexWorkerModule,
        WebhooksWorkerModule,
        CanaryWorkerModule,
      ],
      providers: [PersonLinkJob, RetentionJob],
    };
  }
}
