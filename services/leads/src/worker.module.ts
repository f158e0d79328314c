import { JOB_RUN_RECORDER, PlatformModule, ScheduleModule } from '@golghar/platform';
import { DeliveriesModule } from '@golghar/platform/deliveries';
import { type DynamicModule, Module } from '@nestjs/common';
import { Relay } from './delivery/arrival/relay';
import { WakeQueue } from './delivery/arrival/wake-queue';
import { AssignmentService } from './delivery/assignment/assignment.service';
import { SpamReview } from './delivery/spam-review/spam-review';
import { HttpChannel } from './delivery/webhooks/http-channel';
import { ownJobs, workerJobs } from './jobs';
import { LeadsModule } from './leads/leads.module';
import { messages } from './messages';
import { JobRuns } from './operations/job-runs';
import { WORKER_SETTINGS, type WorkerSettings } from './settings';

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
        ScheduleModule.forRoot(workerJobs),
        DeliveriesModule.forRoot({ settings, messages, channels: [HttpChannel] }),
        LeadsModule,
      ],
      providers: [
        { provide: WORKER_SETTINGS, useValue: settings },
        { provide: JOB_RUN_RECORDER, useClass: JobRuns },
        ...[AssignmentService, Relay, SpamReview, WakeQueue],
        ...ownJobs,
      ],
      exports: [WORKER_SETTINGS, JOB_RUN_RECORDER],
    };
  }
}
