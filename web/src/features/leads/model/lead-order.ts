import type { Submission, SubmissionList } from '@golghar/contracts';
import type { InfiniteData } from '@tanstack/react-query';

export type LeadPages = InfiniteData<SubmissionList>;

/** Newest first, as the server lists them. */
const byAge = (a: Submission, b: Submission): number =>
  b.submittedAt.localeCompare(a.submittedAt) || (a.id < b.id ? 1 : -1);

export const leadsOf = (pages: LeadPages | undefined): Submission[] =>
  pages?.pages.flatMap(({ submissions }) => submissions) ?? [];

/**
 * A list with its first page asked for again: what is new stands on top, what has gone is gone, and the pages that
 * were loaded below stay. Pinned leads stay where they are, though they may not pass the filters any more.
 */
export function withFreshStart(
  pages: LeadPages,
  fresh: SubmissionList,
  pinned: ReadonlySet<string>,
): LeadPages {
  const known = new Set(fresh.submissions.map(({ id }) => id));
  const end = fresh.nextCursor === null ? undefined : fresh.submissions.at(-1);
  const isBelow = (lead: Submission) => end !== undefined && byAge(end, lead) < 0;
  const kept = leadsOf(pages).filter((lead) => !known.has(lead.id) && (pinned.has(lead.id) || isBelow(lead)));
  const submissions = [...fresh.submissions, ...kept].sort(byAge);
  const nextCursor = kept.some(isBelow) ? (pages.pages.at(-1)?.nextCursor ?? null) : fresh.nextCursor;
  return { pages: [{ ...fresh, submissions, nextCursor }], pageParams: [''] };
}
