import { Module } from '@nestjs/common';
import { LeadsModule } from '../../leads/leads.module';
import { WebhookController } from './webhook.controller';
import { WebhookService } from './webhook.service';
import { WebhookDueJob } from './webhook-due.job';
import { WebhookSecretsJob } from './webhook-secrets.job';

/** Which other programs are told of leads. */
@Module({ imports: [LeadsModule], controllers: [WebhookController], providers: [WebhookService] })
export class WebhooksModule {}

/** What is done for them again and again; for the worker. */
@Module({ imports: [LeadsModule], providers: [WebhookDueJob, WebhookSecretsJob] })
export class WebhooksWorkerModule {}
