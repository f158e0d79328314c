import { api, type QueryOf } from '@golghar/contracts';

/** The query of a list, without paging. */
export type ListQuery = Omit<QueryOf<typeof api.listSubmissions>, 'limit' | 'cursor'>;

export const pageSize = 50;

/** Navigation state that tells a lead's page its list, for next and previous. */
export type FromList = { list: ListQuery };

/** Query keys for leads; a prefix matches all keys that begin with it. */
export const leadKeys = {
  dashboard: [api.dashboard.path] as const,
  lists: [api.listSubmissions.path] as const,
  list: (query: ListQuery) => [api.listSubmissions.path, query] as const,
  details: [api.getSubmission.path] as const,
  detail: (id: string) => [api.getSubmission.path, id] as const,
  people: [api.getPerson.path] as const,
  person: (id: string) => [api.getPerson.path, id] as const,
  templates: [api.listReplyTemplates.path] as const,
  views: [api.countViews.path] as const,
  today: [api.today.path] as const,
  quarantine: [api.listQuarantine.path] as const,
  staff: [api.listStaff.path] as const,
  settings: [api.getLeadSettings.path] as const,
  outcomeReasons: [api.listOutcomeReasons.path] as const,
  tags: [api.listTags.path] as const,
  deleted: [api.listDeleted.path] as const,
  reports: [api.report.path] as const,
  team: [api.team.path] as const,
  imports: [api.listImports.path] as const,
};
