import { PlatformModule } from '@golghar/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { DeliveryController } from './delivery/delivery.controller';
import { WebhookService } from './delivery/webhooks/webhook.service';
import { DeskController } from './desk/desk.controller';
import { InboxModule } from './inbox/inbox.module';
import { IntakeModule } from './intake/intake.module';
import { EventStreams } from './leads/events/event-streams';
import { OpenApiController } from './open-api/open-api.controller';
import { OperationsController } from './operations/operations.controller';
import { ReportController } from './reporting/report.controller';
import type { LeadsSettings } from './settings';
import { BusinessHours } from './team/business-hours';
import { TeamController } from './team/team.controller';

/** The process that answers browsers. It needs Postgres and nothing else: neither Redis nor a mail server. */
@Module({
  imports: [IntakeModule, InboxModule],
  // Features with at most one provider.
  controllers: [
    ...[TeamController, DeskController, DeliveryController],
    ...[ReportController, OperationsController, OpenApiController],
  ],
  providers: [EventStreams, WebhookService],
})
export class ApiModule {
  static forRoot(settings: LeadsSettings): DynamicModule {
    return {
      module: ApiModule,
      imports: [PlatformModule.forRoot({ service: 'leads', settings, jobs: [BusinessHours] })],
    };
  }
}
