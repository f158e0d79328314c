import type { AuditAction } from '@golghar/contracts';
import { Column, Entity, type EntityManager, Index, PrimaryColumn } from 'typeorm';
import { v7 as uuid } from 'uuid';

/**
 * Something that a member of staff did, or was refused when signing in. A service may add entries and read them, nothing else.
 */
@Entity('audit_entry')
@Index('audit_entry_of_actor', ['actorId', 'id'])
@Index('audit_entry_of_action', ['action', 'id'])
@Index('audit_entry_of_actor_and_action', ['actorId', 'action', 'id'])
@Index('audit_entry_time', ['at'])
@Index('audit_entry_with_address', ['at'], { where: 'address IS NOT NULL' })
export class AuditEntryEntity {
  @PrimaryColumn('uuid')
  id!: string;

  /** Postgres' own time: a service has no right to write it. */
  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()', insert: false })
  at!: Date;

  @Column('uuid', { name: 'actor_id' })
  actorId!: string;

  @Column('text', { name: 'actor_name' })
  actorName!: string;

  @Column('text')
  action!: AuditAction;

  @Column('uuid', { name: 'subject_id', nullable: true })
  subjectId!: string | null;

  @Column('text', { name: 'subject_name', nullable: true })
  subjectName!: string | null;

  @Column('text', { nullable: true })
  detail!: string | null;

  /** Client address; cleared after 30 days. */
  @Column('text', { nullable: true })
  address!: string | null;
}

type NewAuditEntry = {
  /** The name of the personal API token they used. */
  actor: { id: string; name: string; apiToken?: { name: string } | undefined };
  action: AuditAction;
  subject?: { id: string; name: string };
  /** Details in words; nothing that erasing a lead would have to find here. */
  detail?: string | undefined;
  /** Client address; kept for 30 days. */
  address?: string;
};

/**
 * Records what a member of staff did, in the transaction that does it. Each service has an audit log of its own; ids increase
 * with time.
 */
export async function recordAudit(
  manager: EntityManager,
  { actor, action, subject, detail, address }: NewAuditEntry,
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
