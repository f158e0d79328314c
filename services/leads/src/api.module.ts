import { PlatformModule } from '@golghar/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { AlertController } from './alerts/alert.controller';
import { ResendService } from './alerts/resend.service';
import { EnquiryController } from './enquiries/enquiry.controller';
import { EnquiryRepository } from './enquiries/enquiry.repository';
import { EnquiryService } from './enquiries/enquiry.service';
import { EnquiryAnnouncer } from './enquiries/enquiry-announcer';
import { ExportController } from './exports/export.controller';
import { ExportService } from './exports/export.service';
import { LeadController } from './leads/lead.controller';
import { LeadRepository } from './leads/lead.repository';
import { LeadService } from './leads/lead.service';
import { LeadCounts } from './leads/lead-counts';
import { LeadList } from './leads/list/lead-list';
import { LeadSearch } from './leads/list/lead-search';
import { LeadStreams } from './leads/list/lead-streams';
import { NewsletterController } from './newsletter/newsletter.controller';
import { SubscriberRepository } from './newsletter/subscriber.repository';
import { NoteController } from './notes/note.controller';
import { NoteService } from './notes/note.service';
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
      imports: [PlatformModule.forRoot({ service: 'leads', settings })],
      controllers: [
        EnquiryController,
        LeadController,
        ExportController,
        NoteController,
        AlertController,
        ReportController,
        NewsletterController,
      ],
      providers: [
        { provide: LEADS_SETTINGS, useValue: settings },
        EnquiryService,
        EnquiryRepository,
        EnquiryAnnouncer,
        LeadService,
        LeadRepository,
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
      ],
    };
  }
}
