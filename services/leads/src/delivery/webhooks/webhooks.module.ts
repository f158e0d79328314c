import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LeadsModule } from '../../leads/leads.module';
import { LEADS_SETTINGS, type LeadsSettings } from '../../settings';
import { WebhookController } from './webhook.controller';
import { WebhookEntity } from './webhook.entity';
import { WebhookRepository } from './webhook.repository';
import { WebhookService } from './webhook.service';
import { WebhookDeliveryEntity } from './webhook-delivery.entity';
import { WebhookDueEntity } from './webhook-due.entity';
import { WebhookOutboxEntity } from './webhook-outbox.entity';
import { WebhookSecrets } from './webhook-secrets';

/** Which other programs are told of leads. */
@Module({
  imports: [
    LeadsModule,
    TypeOrmModule.forFeature([WebhookEntity, WebhookDeliveryEntity, WebhookDueEntity, WebhookOutboxEntity]),
  ],
  controllers: [WebhookController],
  providers: [
    WebhookService,
    WebhookRepository,
    {
      provide: WebhookSecrets,
      useFactory: ({ LEADS_SECRET }: LeadsSettings) => new WebhookSecrets(LEADS_SECRET),
      inject: [LEADS_SETTINGS],
    },
  ],
})
export class WebhooksModule {}
