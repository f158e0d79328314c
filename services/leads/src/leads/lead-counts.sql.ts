import type { LeadStatus } from '@golghar/contracts';

export type LeadCountRow = { status: LeadStatus; count: number };

/** The kept counts and what the relay has not folded in yet, of one moment: in two statements a lead could be in both. */
export const leadCountsSql = `SELECT status,
    (count + CASE status WHEN 'new' THEN (SELECT count(*) FROM outbox) ELSE 0 END)::int AS count
  FROM lead_count`;
