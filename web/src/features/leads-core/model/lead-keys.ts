import { api, type QueryOf } from '@golghar/contracts';

/** The query of a list, without paging. */
export type ListQuery = Omit<QueryOf<typeof api.listSubmissions>, 'limit' | 'cursor'>;

export const pageSize = 50;

/** Navigation state that tells a lead's page its list, for next and previous. */
export type FromList = { list: ListQuery };

/** Figures and other lists that follow from the leads: refetched after every change. */
export const figureKeys = {
  dashboard: [api.dashboard.path],
  views: [api.countViews.path],
  today: [api.today.path],
  quarantine: [api.listQuarantine.path],
  tags: [api.listTags.path],
  deleted: [api.listDeleted.path],
  reports: [api.report.path],
  team: [api.team.path],
  imports: [api.listImports.path],
  people: [api.getPerson.path],
} as const;

/** Query keys for leads; a prefix matches all keys that begin with it. */
export const leadKeys = {
  ...figureKeys,
  lists: [api.listSubmissions.path] as const,
  list: (query: ListQuery) => [api.listSubmissions.path, query] as const,
  details: [api.getSubmission.path] as const,
  detail: (id: string) => [api.getSubmission.path, id] as const,
  person: (id: string) => [api.getPerson.path, id] as const,
  templates: [api.listReplyTemplates.path] as const,
  staff: [api.listStaff.path] as const,
  settings: [api.getLeadSettings.path] as const,
  outcomeReasons: [api.listOutcomeReasons.path] as const,
};
