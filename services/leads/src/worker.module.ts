import { PlatformModule } from '@golghar/platform';
import { DeliveriesModule } from '@golghar/platform/deliveries';
import { type DynamicModule, Module } from '@nestjs/common';
import { alertDigestMessage } from './delivery/alerts/alert-digest-email';
import { alertMessage } from './delivery/alerts/alert-email';
import { arrivalMessage } from './delivery/arrival/arrival';
import { QueueChannel } from './delivery/arrival/queue-channel';
import { takeoverJob } from './delivery/assignment/takeover.job';
import { promiseJob, promiseMessage } from './delivery/promises/promise-email';
import { replyMessage } from './delivery/replies/reply-email';
import { replyFailureMessage } from './delivery/replies/reply-failure-email';
import { thankYouMessage } from './delivery/thank-you/thank-you-email';
import { HttpChannel } from './delivery/webhooks/http-channel';
import { webhookDueJob } from './delivery/webhooks/webhook-due.job';
import { webhookMessage } from './delivery/webhooks/webhook-message';
import { webhookPauseMessage } from './delivery/webhooks/webhook-pause-email';
import { dailyDigestJob, dailyDigestMessage } from './desk/daily-digest-email';
import { confirmationMessage } from './intake/newsletter/confirmation-email';
import { handoverMessage } from './leads/handover-email';
import { personLinkJob } from './leads/people-links/person-link.job';
import { CanaryJob } from './operations/canary.job';
import { retentionJob } from './operations/retention.job';
import { monthJob, monthMessage } from './reporting/month-email';
import { searchIndexJob } from './search-index/search-index';
import type { WorkerSettings } from './settings';

export const messages = [
  ...[arrivalMessage, alertMessage, alertDigestMessage, thankYouMessage, confirmationMessage],
  ...[replyMessage, replyFailureMessage, handoverMessage, promiseMessage, dailyDigestMessage, monthMessage],
  ...[webhookMessage, webhookPauseMessage],
];

export const jobs = [
  ...[takeoverJob, personLinkJob, searchIndexJob, webhookDueJob, retentionJob],
  ...[CanaryJob, promiseJob, dailyDigestJob, monthJob],
];

/** The process that alerts the staff, sends e-mails and deletes what has expired. */
@Module({})
export class WorkerModule {
  static forRoot(settings: WorkerSettings): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        PlatformModule.forRoot({ service: 'leads-worker', settings, jobs }),
        DeliveriesModule.forRoot({ messages, channels: [HttpChannel, QueueChannel] }),
      ],
    };
  }
}
