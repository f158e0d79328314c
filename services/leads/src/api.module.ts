import { PlatformModule } from '@golghar/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { AlertController } from './alerts/alert.controller';
import { ResendService } from './alerts/resend.service';
import { AuditController } from './audit/audit.controller';
import { AuditRepository } from './audit/audit.repository';
import { BusinessHoursModule } from './business-hours/business-hours.module';
import { EnquiryController } from './enquiries/enquiry.controller';
import { EnquiryRepository } from './enquiries/enquiry.repository';
import { EnquiryService } from './enquiries/enquiry.service';
import { EnquiryAnnouncer } from './enquiries/enquiry-announcer';
import { EventController } from './events/event.controller';
import { EventHub } from './events/event-hub';
import { EventStreams } from './events/event-streams';
import { ExportController } from './exports/export.controller';
import { ExportService } from './exports/export.service';
import { LeadController } from './leads/lead.controller';
import { LeadRepository } from './leads/lead.repository';
import { LeadService } from './leads/lead.service';
import { LeadChanges } from './leads/lead-changes';
import { LeadCounts } from './leads/lead-counts';
import { LeadList } from './leads/list/lead-list';
import { LeadSearch } from './leads/list/lead-search';
import { LeadStreams } from './leads/list/lead-streams';
import { NewsletterController } from './newsletter/newsletter.controller';
import { SubscriberRepository } from './newsletter/subscriber.repository';
import { NoteController } from './notes/note.controller';
import { NoteService } from './notes/note.service';
import { PreferencesController } from './preferences/preferences.controller';
import { PreferencesRepository } from './preferences/preferences.repository';
import { ReportController } from './reports/report.controller';
import { ReportRepository } from './reports/report.repository';
import { ReportService } from './reports/report.service';
import { LEADS_SETTINGS, type LeadsSettings } from './settings';

/** The process that answers browsers. It needs Postgres and nothing else: neither Redis nor a mail server. */
@Module({})
export class ApiModule {
  static forRoot(settings: LeadsSettings): DynamicModule {
    return {
      module: ApiModule,
      imports: [PlatformModule.forRoot({ service: 'leads', settings }), BusinessHoursModule],
      controllers: [
        EnquiryController,
        LeadController,
        ExportController,
        NoteController,
        AlertController,
        ReportController,
        NewsletterController,
        EventController,
        AuditController,
        PreferencesController,
      ],
      providers: [
        { provide: LEADS_SETTINGS, useValue: settings },
        EnquiryService,
        EnquiryRepository,
        EnquiryAnnouncer,
        LeadService,
        LeadRepository,
        LeadChanges,
        LeadCounts,
        LeadList,
        LeadSearch,
        LeadStreams,
        ExportService,
        ReportService,
        ReportRepository,
        NoteService,
        ResendService,
        SubscriberRepository,
        EventHub,
        EventStreams,
        AuditRepository,
        PreferencesRepository,
      ],
    };
  }
}
