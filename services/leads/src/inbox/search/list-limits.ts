/** How much work a list may do, in rows; infra/decisions/0006 tells where the numbers come from. */
export type ListLimits = {
  /** Counted exactly up to here. A database of no more leads always gets exact totals. */
  exactUpTo: number;
  /** The recent window: the newest leads, which a search looks through first. */
  recent: number;
  /** Leads that the search index may bring at a time, at most: each costs a visit to the table. */
  indexed: number;
  /** Leads that one answer looks through, at most, where no index helps. */
  maxScannedRows: number;
};

export const listLimits: ListLimits = {
  exactUpTo: 10_000,
  recent: 1000,
  indexed: 1000,
  maxScannedRows: 200_000,
};
