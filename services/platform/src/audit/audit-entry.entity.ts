import type { AuditAction } from '@golghar/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One act of a member of staff, or one refused at the door. A service may add entries and read them, no more. */
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

  /** Where it came from; emptied after 30 days. */
  @Column('text', { nullable: true })
  address!: string | null;
}
