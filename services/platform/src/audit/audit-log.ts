import type { AuditAction } from '@golghar/contracts';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { AuditEntryEntity } from './audit-entry.entity';

type Entry = {
  /** With the personal API token that they let do it. */
  actor: { id: string; name: string; apiToken?: { name: string } | undefined };
  action: AuditAction;
  subject?: { id: string; name: string };
  /** More about it in words; nothing that a lead's erasure would have to find here. */
  detail?: string | undefined;
  /** Where it came from; kept for 30 days. */
  address?: string;
};

/**
 * Writes who of the staff did what, as part of the transaction that does it. Each service has an audit log of its
 * own; ids grow with time.
 */
export async function recordAudit(
  manager: EntityManager,
  { actor, action, subject, detail, address }: Entry,
): Promise<void> {
  const token = actor.apiToken && `by token ${actor.apiToken.name}`;
  await manager.insert(AuditEntryEntity, {
    id: uuid(),
    actorId: actor.id,
    actorName: actor.name,
    action,
    subjectId: subject?.id,
    subjectName: subject?.name,
    detail: [detail, token].filter(Boolean).join(', ') || undefined,
    address,
  });
}
