/** How much work a list may do, in rows; infra/decisions/0006 tells where the numbers come from. */
export type ListLimits = {
  /** Counted exactly up to here. A database of no more leads always gets exact totals. */
  exactUpTo: number;
  /** Newest leads that a search looks through first: a page of a common word is among them. */
  glance: number;
  /** Hits that the search index may bring, at most: each costs a visit to the table. */
  hits: number;
  /** Leads to look through for each row of a page when there are more hits than that. */
  walkPerRow: number;
  /** Leads that one answer looks through, at most: what the search index can't help with, page by page. */
  longestWalk: number;
};

export const listLimits: ListLimits = {
  exactUpTo: 10_000,
  glance: 1000,
  hits: 3000,
  walkPerRow: 400,
  longestWalk: 200_000,
};

/** For tests, which reach every way of searching with few leads: other {@link ListLimits}. */
export const LIST_LIMITS = Symbol('list limits');
