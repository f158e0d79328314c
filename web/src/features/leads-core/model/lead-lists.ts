import {
  api,
  type ListedSubmission,
  type QueryOf,
  type Submission,
  type SubmissionList,
} from '@golghar/contracts';
import type { InfiniteData } from '@tanstack/react-query';

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

export function neighboursOf(leads: readonly Submission[], id: string) {
  const index = leads.findIndex((lead) => lead.id === id);
  return {
    previousId: index > 0 ? leads[index - 1]?.id : undefined,
    nextId: index >= 0 ? leads[index + 1]?.id : undefined,
  };
}

export type LeadPages = InfiniteData<SubmissionList>;

export const leadsOf = (pages: LeadPages | undefined): ListedSubmission[] =>
  pages?.pages.flatMap(({ submissions }) => submissions) ?? [];

/** Inserts a lead after its former predecessor, or at the top. */
function putBack(
  leads: ListedSubmission[],
  lead: ListedSubmission,
  before: readonly ListedSubmission[],
): void {
  const earlier = before.slice(0, before.indexOf(lead)).reverse();
  const neighbour = earlier.find(({ id }) => leads.some((other) => other.id === id));
  leads.splice(neighbour ? leads.findIndex(({ id }) => id === neighbour.id) + 1 : 0, 0, lead);
}

/**
 * A list with its first page refetched, in the server's order: new leads are added, those gone removed, later pages kept.
 * Pinned leads keep their place even if they no longer match the filters.
 */
export function withFreshStart(
  pages: LeadPages,
  fresh: SubmissionList,
  pinned: ReadonlySet<string>,
): LeadPages {
  const before = leadsOf(pages);
  const known = new Set(fresh.submissions.map(({ id }) => id));
  const lastKnown = before.findLastIndex(({ id }) => known.has(id));
  const below = fresh.nextCursor === null || lastKnown === -1 ? [] : before.slice(lastKnown + 1);
  const leads = [...fresh.submissions, ...below];
  for (const lead of before) {
    const isMissing = pinned.has(lead.id) && !leads.some(({ id }) => id === lead.id);
    if (isMissing) putBack(leads, lead, before);
  }
  const nextCursor = below.length > 0 ? (pages.pages.at(-1)?.nextCursor ?? null) : fresh.nextCursor;
  return { pages: [{ ...fresh, submissions: leads, nextCursor }], pageParams: [''] };
}
