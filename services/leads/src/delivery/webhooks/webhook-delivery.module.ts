import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LeadsModule } from '../../leads/leads.module';
import { WORKER_SETTINGS, type WorkerSettings } from '../../settings';
import { StaffDirectoryModule } from '../../team/staff/staff.module';
import { WebhookEntity } from './webhook.entity';
import { WebhookTask } from './webhook.task';
import { WebhookDeliveryEntity } from './webhook-delivery.entity';
import { WebhookDeliveryRepository } from './webhook-delivery.repository';
import { WebhookDueEntity } from './webhook-due.entity';
import { WebhookDueJob } from './webhook-due.job';
import { WebhookEvents } from './webhook-events';
import { WebhookOutboxEntity } from './webhook-outbox.entity';
import { WebhookSecrets } from './webhook-secrets';
import { WebhookSecretsJob } from './webhook-secrets.job';
import { WebhookSender } from './webhook-sender';

/** Tells other programs of leads; for the worker. */
@Module({
  imports: [
    LeadsModule,
    StaffDirectoryModule,
    TypeOrmModule.forFeature([WebhookEntity, WebhookDeliveryEntity, WebhookDueEntity, WebhookOutboxEntity]),
  ],
  providers: [
    WebhookEvents,
    WebhookSender,
    WebhookTask,
    WebhookDueJob,
    WebhookSecretsJob,
    WebhookDeliveryRepository,
    {
      provide: WebhookSecrets,
      useFactory: ({ LEADS_SECRET }: WorkerSettings) => new WebhookSecrets(LEADS_SECRET),
      inject: [WORKER_SETTINGS],
    },
  ],
  exports: [WebhookEvents],
})
export class WebhookDeliveryModule {}
