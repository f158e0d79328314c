import { ReadinessChecks } from '@golghar/platform';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CanaryModule } from '../../canary/canary.module';
import { LeadsModule } from '../../leads/leads.module';
import { PeopleLinksModule } from '../../leads/people-links/people-links.module';
import { BusinessHoursModule } from '../../team/lead-settings/business-hours.module';
import { AssignmentModule } from '../assignment/assignment.module';
import { SpamReviewModule } from '../spam-review/spam-review.module';
import { ThankYouModule } from '../thank-you/thank-you.module';
import { WebhookDeliveryModule } from '../webhooks/webhook-delivery.module';
import { AlertEntity } from './alert.entity';
import { AlertRepository } from './alert.repository';
import { AlertDigestJob } from './alert-digest.job';
import { AlertQueue } from './alert-queue';
import { AlertRateEntity } from './alert-rate.entity';
import { AlertSender } from './alert-sender';
import { AlertWorker } from './alert-worker';
import { AlertLinkMaker } from './links/alert-link-maker';
import { MadeLinkRepository } from './links/made-link.repository';
import { OutboxEntity } from './outbox.entity';
import { OutboxRepository } from './outbox.repository';
import { Relay } from './relay';
import { Sweep } from './sweep';

/** From the outbox through the ledger and the queue to the mail server. */
@Module({
  imports: [
    BusinessHoursModule,
    LeadsModule,
    PeopleLinksModule,
    AssignmentModule,
    CanaryModule,
    WebhookDeliveryModule,
    ThankYouModule,
    SpamReviewModule,
    TypeOrmModule.forFeature([AlertEntity, AlertRateEntity, OutboxEntity]),
  ],
  providers: [
    AlertRepository,
    AlertQueue,
    Relay,
    Sweep,
    AlertWorker,
    AlertSender,
    AlertLinkMaker,
    MadeLinkRepository,
    AlertDigestJob,
    OutboxRepository,
  ],
})
export class AlertDeliveryModule {
  constructor(checks: ReadinessChecks, queue: AlertQueue) {
    // Named, but not held against the process: it waits for Redis and a restart would not help.
    checks.add(() => ({ redis: { status: 'up', connected: queue.isConnected } }));
  }
}
