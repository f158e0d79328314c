import type { EntityManager } from 'typeorm';
import { isUnclaimedSql, leaseEndSql } from './lease';

export type ClaimedEmailRow = {
  id: string;
  kind: string;
  subjectId: string;
  payload: Record<string, string> | null;
  attempts: number;
};

/**
 * Claims what is due, longest first, each for the length of a lease. One statement that skips what another process
 * is just claiming, which the query builder can't say of an UPDATE.
 */
export async function claimDueEmails(manager: EntityManager, limit: number): Promise<ClaimedEmailRow[]> {
  const [rows]: [ClaimedEmailRow[], number] = await manager.query(
    `UPDATE outgoing_email SET attempts = attempts + 1, claimed_until = ${leaseEndSql}
     WHERE id IN (
       SELECT id FROM outgoing_email
       WHERE state = 'queued' AND next_attempt_at <= now() AND ${isUnclaimedSql}
       ORDER BY next_attempt_at LIMIT $1 FOR UPDATE SKIP LOCKED
     ) RETURNING id, kind, subject_id AS "subjectId", payload, attempts`,
    [limit],
  );
  return rows;
}
