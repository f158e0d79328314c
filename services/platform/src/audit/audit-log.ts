import type { AuditAction } from '@golghar/contracts';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';

type Entry = {
  actor: { id: string; name: string };
  action: AuditAction;
  subject?: { id: string; name: string };
  /** More about it in words; nothing that a lead's erasure would have to find here. */
  detail?: string;
};

/**
 * Writes who of the staff did what, as part of the transaction that does it. Each service has an audit log of its
 * own; ids grow with time.
 */
export async function recordAudit(
  manager: EntityManager,
  { actor, action, subject, detail }: Entry,
): Promise<void> {
  await manager.query(
    `INSERT INTO audit_entry (id, actor_id, actor_name, action, subject_id, subject_name, detail)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [uuid(), actor.id, actor.name, action, subject?.id, subject?.name, detail],
  );
}

/** What is older than two years is of use to nobody. For a service's housekeeping. */
export const deleteOldAudit = `DELETE FROM audit_entry WHERE at < now() - interval '2 years'`;
