import { healthApi } from './base/health.api';
import { sessionsApi } from './base/sessions.api';
import { alertLinksApi } from './delivery/alert-links.api';
import { webhooksApi } from './delivery/webhooks.api';
import { bulkApi } from './inbox/bulk.api';
import { deletedLeadsApi } from './inbox/deleted-leads.api';
import { enteredLeadsApi } from './inbox/entered-leads.api';
import { exportsApi } from './inbox/exports.api';
import { importsApi } from './inbox/imports.api';
import { peopleApi } from './inbox/people.api';
import { quarantineApi } from './inbox/quarantine.api';
import { todayApi } from './inbox/today.api';
import { enquiriesApi } from './intake/enquiries.api';
import { newsletterApi } from './intake/newsletter.api';
import { eventsApi } from './leads/events.api';
import { leadSettingsApi } from './leads/lead-settings.api';
import { leadsApi } from './leads/leads.api';
import { ownChangesApi } from './leads/own-changes.api';
import { repliesApi } from './leads/replies.api';
import { tagsApi } from './leads/tags.api';
import { auditApi } from './operations/audit.api';
import { apiDescription } from './operations/open-api.api';
import { operationsApi } from './operations/operations.api';
import { reportsApi } from './reporting/reports.api';
import { apiTokensApi } from './team/api-tokens.api';
import { ownersApi } from './team/owners.api';
import { preferencesApi } from './team/preferences.api';
import { usersApi } from './team/users.api';
import { visitorsApi } from './team/visitors.api';

/** Every operation that a browser can call, by feature. */
export const api = {
  ...healthApi,
  ...enquiriesApi,
  ...sessionsApi,
  ...apiTokensApi,
  ...usersApi,
  ...leadsApi,
  ...enteredLeadsApi,
  ...deletedLeadsApi,
  ...bulkApi,
  ...ownChangesApi,
  ...ownersApi,
  ...peopleApi,
  ...todayApi,
  ...quarantineApi,
  ...alertLinksApi,
  ...leadSettingsApi,
  ...tagsApi,
  ...exportsApi,
  ...importsApi,
  ...repliesApi,
  ...reportsApi,
  ...eventsApi,
  ...newsletterApi,
  ...preferencesApi,
  ...auditApi,
  ...operationsApi,
  ...webhooksApi,
  ...apiDescription,
  ...visitorsApi,
} as const;
