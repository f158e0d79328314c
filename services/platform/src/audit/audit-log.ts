import type { AuditAction } from '@golghar/contracts';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';

/**
 * Who of the staff did what, when. Each service writes its own; ids grow with time. For a service's migration.
 */
export const createAuditTable = `
  CREATE TABLE audit_entry (
    id uuid PRIMARY KEY,
    at timestamptz(3) NOT NULL DEFAULT now(),
    actor_id uuid NOT NULL,
    actor_name text NOT NULL,
    action text NOT NULL,
    subject_id uuid,
    subject_name text,
    detail text
  );
  CREATE INDEX audit_entry_of_actor ON audit_entry (actor_id, id);
`;

type Entry = {
  actor: { id: string; name: string };
  action: AuditAction;
  subject?: { id: string; name: string };
  /** More about it in words; nothing that a lead's erasure would have to find here. */
  detail?: string;
};

/** Writes an entry as part of the transaction that does what it tells. */
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
