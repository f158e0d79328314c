import { PlatformModule, ScheduleModule } from '@golghar/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { ResendService } from './delivery/alerts/resend.service';
import { DeliveryController } from './delivery/delivery.controller';
import { ReplyService } from './delivery/replies/reply.service';
import { WebhookService } from './delivery/webhooks/webhook.service';
import { AlertLinkService } from './desk/alert-links/alert-link.service';
import { DeskController } from './desk/desk.controller';
import { LeadDetailService } from './desk/lead-detail.service';
import { PeopleService } from './desk/people/people.service';
import { PersonDataService } from './desk/people/person-data.service';
import { QuarantineService } from './desk/quarantine.service';
import { UndoService } from './desk/undo.service';
import { BulkChangeService } from './inbox/bulk-changes/bulk-change.service';
import { EnteredLeadService } from './inbox/entered-lead.service';
import { ExportService } from './inbox/exports/export.service';
import { ExportQueue } from './inbox/exports/export-queue';
import { ImportController } from './inbox/imports/import.controller';
import { ImportService } from './inbox/imports/import.service';
import { InboxController } from './inbox/inbox.controller';
import { InboxService } from './inbox/inbox.service';
import { NewLeads } from './inbox/new-leads';
import { LeadList } from './inbox/search/lead-list';
import { LeadSearch } from './inbox/search/lead-search';
import { LeadTotals } from './inbox/search/lead-totals';
import { IntakeModule } from './intake/intake.module';
import { apiJobs } from './jobs';
import { EventStreams } from './leads/events/event-streams';
import { LeadController } from './leads/lead.controller';
import { LeadService } from './leads/lead.service';
import { LeadsModule } from './leads/leads.module';
import { TagService } from './leads/tag.service';
import { OpenApiController } from './open-api/open-api.controller';
import { OperationsController } from './operations/operations.controller';
import { OperationsService } from './operations/operations.service';
import { ReportController } from './reporting/reports/report.controller';
import { ReportService } from './reporting/reports/report.service';
import { LEADS_SETTINGS, type LeadsSettings } from './settings';
import { PreferencesService } from './team/preferences/preferences.service';
import { ReplyTemplateService } from './team/reply-templates/reply-template.service';
import { TeamController } from './team/team.controller';

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
        ScheduleModule.forRoot(apiJobs),
        IntakeModule,
        LeadsModule,
      ],
      controllers: [
        ...[TeamController, LeadController, InboxController, ImportController, DeskController],
        ...[DeliveryController, ReportController, OperationsController, OpenApiController],
      ],
      providers: [
        { provide: LEADS_SETTINGS, useValue: settings },
        ...[PreferencesService, ReplyTemplateService, LeadService, TagService, EventStreams],
        ...[InboxService, LeadList, LeadSearch, LeadTotals, ExportService, ExportQueue],
        ...[BulkChangeService, EnteredLeadService, ImportService, NewLeads],
        ...[LeadDetailService, UndoService, QuarantineService],
        ...[PeopleService, PersonDataService, AlertLinkService],
        ...[ReplyService, ResendService, WebhookService],
        ...[ReportService, OperationsService],
      ],
      exports: [LEADS_SETTINGS],
    };
  }
}
