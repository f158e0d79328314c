import { AuditEntryEntity, PlatformModule, ScheduleModule } from '@golghar/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ResendService } from './delivery/alerts/resend.service';
import { DeliveryController } from './delivery/delivery.controller';
import { ReplyEntity } from './delivery/replies/reply.entity';
import { ReplyService } from './delivery/replies/reply.service';
import { WebhookService } from './delivery/webhooks/webhook.service';
import { DeskModule } from './desk/desk.module';
import { InboxModule } from './inbox/inbox.module';
import { IntakeModule } from './intake/intake.module';
import { apiJobs } from './jobs';
import { LeadsApiModule, LeadsModule } from './leads/leads.module';
import { OpenApiController } from './open-api/open-api.controller';
import { AuditService } from './operations/audit.service';
import { JobRunEntity } from './operations/job-run.entity';
import { OperationsController } from './operations/operations.controller';
import { OperationsService } from './operations/operations.service';
import { ReportController } from './reporting/reports/report.controller';
import { ReportService } from './reporting/reports/report.service';
import { LEADS_SETTINGS, type LeadsSettings } from './settings';
import { TeamApiModule, TeamModule } from './team/team.module';

/** The process that answers browsers. It needs Postgres and nothing else: neither Redis nor a mail server. */
@Module({})
export class ApiModule {
  static forRoot(settings: LeadsSettings): DynamicModule {
    return {
      module: ApiModule,
      // All modules read the settings.
      global: true,
      imports: [
        PlatformModule.forRoot({ service: 'leads', settings }),
        TypeOrmModule.forFeature([AuditEntryEntity, JobRunEntity, ReplyEntity]),
        ScheduleModule.forRoot(apiJobs),
        TeamModule,
        TeamApiModule,
        IntakeModule,
        LeadsModule,
        LeadsApiModule,
        InboxModule,
        DeskModule,
      ],
      controllers: [...[OpenApiController, ReportController, DeliveryController, OperationsController]],
      providers: [
        { provide: LEADS_SETTINGS, useValue: settings },
        ...[ReportService, ReplyService, ResendService, WebhookService, AuditService, OperationsService],
      ],
      exports: [LEADS_SETTINGS],
    };
  }
}
