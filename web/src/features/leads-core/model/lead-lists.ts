import type { api, ListedSubmission, QueryOf, Submission, SubmissionList } from '@golghar/contracts';
import type { InfiniteData } from '@tanstack/react-query';
import type { Count } from '@/lib/counts';

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

/** How many leads a list has, as far as the server has counted them. */
export function totalOf(list: LeadPages | undefined): Count | undefined {
  const [first] = list?.pages ?? [];
  return first && { count: first.total, isExact: first.isTotalExact };
}

/**
 * A response with its leads changed wherever they occur. A lead for which `change` returns nothing is removed, together with its
 * list entry. Unchanged parts keep their identity.
 * @returns undefined if the response itself is about a removed lead
 */
export function mapLeads<Answer>(
  answer: Answer,
  change: (lead: Submission) => Submission | undefined,
): Answer | undefined {
  if (typeof answer !== 'object' || answer === null) return answer;
  if ('version' in answer && 'submittedAt' in answer) return change(answer as Submission & Answer) as Answer;
  const before = Object.values(answer);
  const after = before.map((value) => mapLeads(value, change));
  if (after.every((value, index) => value === before[index])) return answer;
  if (Array.isArray(answer)) return after.filter((value) => value !== undefined) as Answer;
  if (after.includes(undefined)) return undefined;
  return Object.fromEntries(Object.keys(answer).map((key, index) => [key, after[index]])) as Answer;
}

/** A refetched list with the pinned leads that it no longer has, each below its former predecessor. */
export function withPinned(before: LeadPages | undefined, fresh: LeadPages, pinned: ReadonlySet<string>) {
  const listed = new Set(leadsOf(fresh).map(({ id }) => id));
  const pages = fresh.pages.map((page) => ({ ...page, submissions: [...page.submissions] }));
  let above = '';
  for (const lead of leadsOf(before)) {
    if (pinned.has(lead.id) && !listed.has(lead.id)) {
      const place = (page: SubmissionList) => page.submissions.findIndex(({ id }) => id === above) + 1;
      const page = pages.find(place) ?? pages[0];
      page?.submissions.splice(place(page), 0, lead);
      listed.add(lead.id);
    }
    if (listed.has(lead.id)) above = lead.id;
  }
  return { ...fresh, pages };
}
