import { sessionsApi } from './base/sessions';
import { alertLinksApi } from './delivery/alert-links';
import { webhooksApi } from './delivery/webhooks';
import { bulkApi } from './inbox/bulk';
import { enteredLeadsApi } from './inbox/entered-leads';
import { exportsApi } from './inbox/exports';
import { deletedLeadsApi, quarantineApi } from './inbox/hidden-leads';
import { importsApi } from './inbox/imports';
import { peopleApi } from './inbox/people';
import { enquiriesApi, visitorsApi } from './intake/enquiry';
import { newsletterApi } from './intake/newsletter';
import { leadListApi, tagsApi, todayApi } from './leads/lead-list';
import { leadSettingsApi } from './leads/lead-settings';
import { leadsApi } from './leads/leads';
import { ownChangesApi } from './leads/own-changes';
import { repliesApi } from './leads/replies';
import { auditApi } from './operations/audit';
import { apiDescription, operationsApi } from './operations/operations';
import { reportsApi } from './reporting/reports';
import { apiTokensApi } from './team/api-tokens';
import { ownersApi } from './team/owners';
import { preferencesApi } from './team/preferences';
import { usersApi } from './team/users';

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
