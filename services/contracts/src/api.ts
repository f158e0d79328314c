import { alertLinksApi } from './delivery/alert-links';
import { webhooksApi } from './delivery/webhooks';
import { filesApi } from './inbox/files';
import { leadChangesApi } from './inbox/lead-changes';
import { peopleApi } from './inbox/people';
import { enquiriesApi } from './intake/enquiry';
import { newsletterApi } from './intake/newsletter';
import { leadListApi } from './leads/lead-list';
import { leadSettingsApi } from './leads/lead-settings';
import { leadsApi } from './leads/leads';
import { repliesApi } from './leads/replies';
import { auditApi } from './operations/audit';
import { operationsApi } from './operations/operations';
import { reportsApi } from './reporting/reports';
import { accountsApi } from './team/accounts';
import { ownersApi } from './team/owners';
import { preferencesApi } from './team/preferences';

/** Every operation that a browser can call, by feature. */
export const api = {
  ...enquiriesApi,
  ...accountsApi,
  ...leadListApi,
  ...leadsApi,
  ...leadChangesApi,
  ...ownersApi,
  ...peopleApi,
  ...alertLinksApi,
  ...leadSettingsApi,
  ...filesApi,
  ...repliesApi,
  ...reportsApi,
  ...newsletterApi,
  ...preferencesApi,
  ...auditApi,
  ...operationsApi,
  ...webhooksApi,
} as const;
