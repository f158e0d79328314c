import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LeadsModule } from '../leads/leads.module';
import { WebhookController } from './webhook.controller';
import { WebhookEntity } from './webhook.entity';
import { WebhookRepository } from './webhook.repository';
import { WebhookService } from './webhook.service';
import { WebhookDeliveryEntity } from './webhook-delivery.entity';
import { WebhookDueEntity } from './webhook-due.entity';
import { WebhookOutboxEntity } from './webhook-outbox.entity';

/** Which other programs are told of leads. */
@Module({
  imports: [
    LeadsModule,
    TypeOrmModule.forFeature([WebhookEntity, WebhookDeliveryEntity, WebhookDueEntity, WebhookOutboxEntity]),
  ],
  controllers: [WebhookController],
  providers: [WebhookService, WebhookRepository],
})
export class WebhooksModule {}
