import { PlatformModule } from '@golghar/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { DeliveryController } from './delivery/delivery.controller';
import { WebhookService } from './delivery/webhooks/webhook.service';
import { DeskController } from './desk/desk.controller';
import { BulkChangeService } from './inbox/bulk-changes/bulk-change.service';
import { ExportService } from './inbox/exports/export.service';
import { ExportQueue } from './inbox/exports/export-queue';
import { ImportService } from './inbox/imports/import.service';
import { InboxController } from './inbox/inbox.controller';
import { InboxService } from './inbox/inbox.service';
import { LeadList } from './inbox/search/lead-list';
import { LeadSearch } from './inbox/search/lead-search';
import { LeadTotals } from './inbox/search/lead-totals';
import { EnquiryService } from './intake/enquiries/enquiry.service';
import { EnquiryWriter } from './intake/enquiries/enquiry-writer';
import { IntakeController } from './intake/intake.controller';
import { NativeFormsController } from './intake/native-forms/native-forms.controller';
import { NewsletterService } from './intake/newsletter/newsletter.service';
import { EventStreams } from './leads/events/event-streams';
import { OpenApiController } from './open-api/open-api.controller';
import { OperationsController } from './operations/operations.controller';
import { ReportController } from './reporting/report.controller';
import type { LeadsSettings } from './settings';
import { BusinessHours } from './team/business-hours';
import { TeamController } from './team/team.controller';

/** The process that answers browsers. It needs Postgres and nothing else: neither Redis nor a mail server. */
@Module({})
export class ApiModule {
  static forRoot(settings: LeadsSettings): DynamicModule {
    return {
      module: ApiModule,
      imports: [PlatformModule.forRoot({ service: 'leads', settings, jobs: [BusinessHours] })],
      controllers: [
        ...[IntakeController, NativeFormsController, TeamController, InboxController, DeskController],
        ...[DeliveryController, ReportController, OperationsController, OpenApiController],
      ],
      providers: [
        ...[EnquiryService, EnquiryWriter, NewsletterService],
        ...[BusinessHours, EventStreams],
        ...[InboxService, LeadList, LeadSearch, LeadTotals, ExportService, ExportQueue],
        ...[BulkChangeService, ImportService, WebhookService],
      ],
    };
  }
}
