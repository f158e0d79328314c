import { PlatformModule } from '@golghar/platform';
import { DeliveriesModule } from '@golghar/platform/deliveries';
import { type DynamicModule, Module } from '@nestjs/common';
import { AlertDigestMessage, AlertMessage } from './delivery/alerts/alert-email';
import { Relay } from './delivery/arrival/relay';
import { WakeQueue } from './delivery/arrival/wake-queue';
import { takeoverJob } from './delivery/assignment/takeover.job';
import { PromiseMessage } from './delivery/promises/promise-email';
import { ReplyFailureMessage, ReplyMessage } from './delivery/replies/reply-email';
import { ThankYouMessage } from './delivery/thank-you/thank-you-email';
import { HttpChannel } from './delivery/webhooks/http-channel';
import { webhookDueJob } from './delivery/webhooks/webhook-due.job';
import { WebhookMessage, WebhookPauseMessage } from './delivery/webhooks/webhook-message';
import { DailyDigestMessage } from './desk/daily-digest-email';
import { ConfirmationMessage } from './intake/newsletter/confirmation-email';
import { HandoverMessage } from './leads/handover-email';
import { personLinkJob } from './leads/people-links/person-link.job';
import { CanaryJob } from './operations/canary.job';
import { JobRuns } from './operations/job-runs';
import { retentionJob } from './operations/retention.job';
import { MonthMessage } from './reporting/month-email';
import { searchIndexJob } from './search-index/search-index';
import type { WorkerSettings } from './settings';
import { BusinessHours } from './team/business-hours';

export const messages = [
  ...[AlertMessage, AlertDigestMessage, ThankYouMessage, ConfirmationMessage],
  ...[ReplyMessage, ReplyFailureMessage, HandoverMessage, PromiseMessage, DailyDigestMessage, MonthMessage],
  ...[WebhookMessage, WebhookPauseMessage],
];

export const jobs = [
  ...[takeoverJob, personLinkJob, searchIndexJob, webhookDueJob, retentionJob],
  ...[CanaryJob, BusinessHours, PromiseMessage, DailyDigestMessage, MonthMessage],
];

/** The process that tells the staff, sends e-mails and deletes what is over. */
@Module({})
export class WorkerModule {
  static forRoot(settings: WorkerSettings): DynamicModule {
    return {
      module: WorkerModule,
      // Messages ask for the hours.
      global: true,
      imports: [
        PlatformModule.forRoot({ service: 'leads-worker', settings, jobs, recorder: JobRuns }),
        DeliveriesModule.forRoot({ messages, channels: [HttpChannel] }),
      ],
      providers: [BusinessHours, Relay, WakeQueue, CanaryJob],
      exports: [BusinessHours],
    };
  }
}
