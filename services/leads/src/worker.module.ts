import { PlatformModule, ScheduleModule } from '@golghar/platform';
import { MailModule } from '@golghar/platform/mail';
import { type DynamicModule, Module } from '@nestjs/common';
import { AlertDeliveryModule } from './alerts/alert-delivery.module';
import { CanaryWorkerModule } from './canary/canary-worker.module';
import { DailyDigestModule } from './daily-digest/daily-digest.module';
import { workerJobs } from './jobs';
import { MonthMailModule } from './month-mail/month-mail.module';
import { JobRunsModule } from './operations/job-runs.module';
import { OutgoingEmailsModule } from './outgoing-emails/outgoing-emails.module';
import { PeopleLinksWorkerModule } from './people-links/people-links-worker.module';
import { PromisesModule } from './promises/promises.module';
import { RetentionModule } from './retention/retention.module';
import { SearchIndexWorkerModule } from './search-index/search-index-worker.module';
import type { WorkerSettings } from './settings';
import { SettingsModule } from './settings.module';
import { WebhookDeliveryModule } from './webhooks/webhook-delivery.module';

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
        JobRunsModule,
        ScheduleModule.forRoot(workerJobs),
        AlertDeliveryModule,
        OutgoingEmailsModule,
        RetentionModule,
        SearchIndexWorkerModule,
        PeopleLinksWorkerModule,
        PromisesModule,
        DailyDigestModule,
        MonthMailModule,
        WebhookDeliveryModule,
        CanaryWorkerModule,
      ],
    };
  }
}
