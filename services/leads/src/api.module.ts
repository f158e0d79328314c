import { PlatformModule, ScheduleModule } from '@golghar/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { AlertLinksModule } from './alert-links/alert-links.module';
import { AlertsModule } from './alerts/alerts.module';
import { AuditModule } from './audit/audit.module';
import { BulkChangesModule } from './bulk-changes/bulk-changes.module';
import { BusinessHoursModule } from './business-hours/business-hours.module';
import { CallPromiseModule } from './call-promise/call-promise.module';
import { ContactsModule } from './contacts/contacts.module';
import { DashboardModule } from './dashboard/dashboard.module';
import { DeletedLeadsModule } from './deleted-leads/deleted-leads.module';
import { EnquiriesModule } from './enquiries/enquiries.module';
import { EnteredLeadsModule } from './entered-leads/entered-leads.module';
import { EventsModule } from './events/events.module';
import { ExportsModule } from './exports/exports.module';
import { ImportsModule } from './imports/imports.module';
import { apiJobs } from './jobs';
import { LeadDetailModule } from './lead-detail/lead-detail.module';
import { LeadFilesModule } from './lead-files/lead-files.module';
import { LeadListModule } from './lead-list/lead-list.module';
import { LeadSettingsApiModule } from './lead-settings/lead-settings-api.module';
import { LeadViewsModule } from './lead-views/lead-views.module';
import { LeadsApiModule } from './leads/leads-api.module';
import { NativeFormsModule } from './native-forms/native-forms.module';
import { NewsletterModule } from './newsletter/newsletter.module';
import { NotesModule } from './notes/notes.module';
import { OpenApiModule } from './open-api/open-api.module';
import { OperationsModule } from './operations/operations.module';
import { PeopleModule } from './people/people.module';
import { PreferencesModule } from './preferences/preferences.module';
import { QuarantineModule } from './quarantine/quarantine.module';
import { RepliesModule } from './replies/replies.module';
import { ReplyTemplatesModule } from './reply-templates/reply-templates.module';
import { ReportsModule } from './reports/reports.module';
import type { LeadsSettings } from './settings';
import { SettingsModule } from './settings.module';
import { StaffModule } from './staff/staff.module';
import { TagsModule } from './tags/tags.module';
import { TodayModule } from './today/today.module';
import { UndoModule } from './undo/undo.module';
import { WebhooksModule } from './webhooks/webhooks.module';

/** The process that answers browsers. It needs Postgres and nothing else: neither Redis nor a mail server. */
@Module({})
export class ApiModule {
  static forRoot(settings: LeadsSettings): DynamicModule {
    return {
      module: ApiModule,
      imports: [
        PlatformModule.forRoot({ service: 'leads', settings }),
        SettingsModule.forApi(settings),
        ScheduleModule.forRoot(apiJobs),
        BusinessHoursModule,
        EnquiriesModule,
        CallPromiseModule,
        LeadsApiModule,
        EnteredLeadsModule,
        LeadListModule,
        LeadDetailModule,
        DashboardModule,
        ExportsModule,
        LeadFilesModule,
        NotesModule,
        ContactsModule,
        LeadViewsModule,
        DeletedLeadsModule,
        TagsModule,
        PeopleModule,
        StaffModule,
        LeadSettingsApiModule,
        QuarantineModule,
        TodayModule,
        UndoModule,
        BulkChangesModule,
        ImportsModule,
        AlertsModule,
        AlertLinksModule,
        RepliesModule,
        ReplyTemplatesModule,
        ReportsModule,
        NewsletterModule,
        NativeFormsModule,
        EventsModule,
        AuditModule,
        PreferencesModule,
        OpenApiModule,
        OperationsModule,
        WebhooksModule,
      ],
    };
  }
}
