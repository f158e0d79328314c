import { PlatformModule, ScheduleModule } from '@golghar/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { AlertsModule } from './delivery/alerts/alerts.module';
import { RepliesModule } from './delivery/replies/replies.module';
import { WebhooksModule } from './delivery/webhooks/webhooks.module';
import { DeskModule } from './desk/desk.module';
import { InboxModule } from './inbox/inbox.module';
import { EnquiriesModule } from './intake/enquiries/enquiries.module';
import { NativeFormsModule } from './intake/native-forms/native-forms.module';
import { NewsletterModule } from './intake/newsletter/newsletter.module';
import { apiJobs } from './jobs';
import { LeadsApiModule } from './leads/leads.module';
import { OpenApiController } from './open-api/open-api.controller';
import { OperationsModule } from './operations/operations.module';
import { AuditModule } from './records/audit/audit.module';
import { ReportsModule } from './reporting/reports/reports.module';
import type { LeadsSettings } from './settings';
import { SettingsModule } from './settings.module';
import { TeamApiModule, TeamModule } from './team/team.module';

/** The process that answers browsers. It needs Postgres and nothing else: neither Redis nor a mail server. */
@Module({})
export class ApiModule {
  static forRoot(settings: LeadsSettings): DynamicModule {
    return {
      module: ApiModule,
      controllers: [OpenApiController],
      imports: [
        PlatformModule.forRoot({ service: 'leads', settings }),
        SettingsModule.forApi(settings),
        ScheduleModule.forRoot(apiJobs),
        TeamModule,
        TeamApiModule,
        EnquiriesModule,
        LeadsApiModule,
        DeskModule,
        InboxModule,
        AlertsModule,
        RepliesModule,
        ReportsModule,
        NewsletterModule,
        NativeFormsModule,
        AuditModule,
        OperationsModule,
        WebhooksModule,
      ],
    };
  }
}
