import { alertLinksApi } from './api/alert-links';
import { apiTokensApi } from './api/api-tokens';
import { auditApi } from './api/audit';
import { bulkApi } from './api/bulk';
import { deletedLeadsApi } from './api/deleted-leads';
import { enquiriesApi } from './api/enquiries';
import { enteredLeadsApi } from './api/entered-leads';
import { eventsApi } from './api/events';
import { exportsApi } from './api/exports';
import { healthApi } from './api/health';
import { importsApi } from './api/imports';
import { leadSettingsApi } from './api/lead-settings';
import { leadsApi } from './api/leads';
import { newsletterApi } from './api/newsletter';
import { apiDescription } from './api/open-api';
import { operationsApi } from './api/operations';
import { ownChangesApi } from './api/own-changes';
import { ownersApi } from './api/owners';
import { peopleApi } from './api/people';
import { preferencesApi } from './api/preferences';
import { quarantineApi } from './api/quarantine';
import { repliesApi } from './api/replies';
import { reportsApi } from './api/reports';
import { sessionsApi } from './api/sessions';
import { tagsApi } from './api/tags';
import { todayApi } from './api/today';
import { usersApi } from './api/users';
import { visitorsApi } from './api/visitors';
import { webhooksApi } from './api/webhooks';

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
