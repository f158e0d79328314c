import { api, type SubmissionFilter } from '@golghar/contracts';

/** Names under which answers about leads are kept; a prefix stands for all that begin with it. */
export const leadKeys = {
  dashboard: [api.dashboard.path] as const,
  lists: [api.listSubmissions.path] as const,
  list: (filters: SubmissionFilter) => [api.listSubmissions.path, filters] as const,
  detail: (id: string) => [api.getSubmission.path, id] as const,
  reports: [api.report.path] as const,
};
