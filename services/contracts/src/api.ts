import { sessionsApi } from './base/sessions';
import { alertLinksApi } from './delivery/alert-links';
import { webhooksApi } from './delivery/webhooks';
import { bulkApi } from './inbox/bulk';
import { deletedLeadsApi } from './inbox/deleted-leads';
import { enteredLeadsApi } from './inbox/entered-leads';
import { exportsApi } from './inbox/exports';
import { importsApi } from './inbox/imports';
import { peopleApi } from './inbox/people';
import { quarantineApi } from './inbox/quarantine';
import { todayApi } from './inbox/today';
import { enquiriesApi } from './intake/enquiry';
import { newsletterApi } from './intake/newsletter';
import { leadListApi } from './leads/lead-list';
import { leadSettingsApi } from './leads/lead-settings';
import { leadsApi } from './leads/leads';
import { ownChangesApi } from './leads/own-changes';
import { repliesApi } from './leads/replies';
import { tagsApi } from './leads/tags';
import { auditApi } from './operations/audit';
import { apiDescription, operationsApi } from './operations/operations';
import { reportsApi } from './reporting/reports';
import { apiTokensApi } from './team/api-tokens';
import { ownersApi } from './team/owners';
import { preferencesApi } from './team/preferences';
import { usersApi } from './team/users';
import { visitorsApi } from './team/visitors';

/** Every operation that a browser can call, by feature. */
export const api = {
  ...enquiriesApi,
  ...sessionsApi,
  ...apiTokensApi,
  ...usersApi,
  ...leadListApi,
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
  ...newsletterApi,
  ...preferencesApi,
  ...auditApi,
  ...operationsApi,
  ...webhooksApi,
  ...apiDescription,
  ...visitorsApi,
} as const;
