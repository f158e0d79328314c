import type { api, ListedSubmission, QueryOf, Submission, SubmissionList } from '@golghar/contracts';
import type { InfiniteData } from '@tanstack/react-query';

export type ListQuery = Omit<QueryOf<typeof api.listSubmissions>, 'limit' | 'cursor'>;

/** Navigation state that tells a lead's page its list, for next and previous. */
export type FromList = { list: ListQuery };

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

/** A refetched list with the pinned leads that it no longer has, each below its former predecessor. */
export function withPinned(
  before: LeadPages | undefined,
  fresh: LeadPages,
  pinned: ReadonlySet<string>,
): LeadPages {
  const listed = new Set(leadsOf(fresh).map(({ id }) => id));
  const pages = fresh.pages.map((page) => ({ ...page, submissions: [...page.submissions] }));
  let above = '';
  for (const lead of leadsOf(before)) {
    const { id } = lead;
    if (pinned.has(id) && !listed.has(id)) {
      const placeIn = ({ submissions }: SubmissionList) =>
        submissions.findIndex((other) => other.id === above);
      const page = pages.find((each) => placeIn(each) >= 0) ?? pages[0];
      page?.submissions.splice(placeIn(page) + 1, 0, lead);
      listed.add(id);
    }
    if (listed.has(id)) above = id;
  }
  return { ...fresh, pages };
}
