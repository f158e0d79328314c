import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A row of a service's table `outgoing_email`: an e-mail, and what became of it. */
@Entity('outgoing_email')
@Check('outgoing_email_state_check', `state IN ('queued', 'sent', 'failed', 'cancelled')`)
@Index('outgoing_email_subject', ['subjectId'])
@Index('outgoing_email_due', ['nextAttemptAt'], { where: `state = 'queued'::text` })
export class OutgoingEmailEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  kind!: string;

  @Column('uuid', { name: 'subject_id' })
  subjectId!: string;

  /** What was queued once is not queued again under the same key. */
  @Column('text', { name: 'dedupe_key', nullable: true, unique: true })
  dedupeKey!: string | null;

  /** What its renderer has to know beside the subject. */
  @Column('jsonb', { nullable: true })
  payload!: Record<string, string> | null;

  @Column('text', { default: 'queued' })
  state!: 'queued' | 'sent' | 'failed' | 'cancelled';

  @Column('int', { default: 0 })
  attempts!: number;

  @Column('text', { name: 'smtp_response', nullable: true })
  smtpResponse!: string | null;

  @Column({ type: 'timestamptz', name: 'queued_at', precision: 3, default: () => 'now()' })
  queuedAt!: Date;

  @Column({ type: 'timestamptz', name: 'sent_at', precision: 3, nullable: true })
  sentAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'next_attempt_at', precision: 3, default: () => 'now()' })
  nextAttemptAt!: Date;

  @Column({ type: 'timestamptz', name: 'claimed_until', precision: 3, nullable: true })
  claimedUntil!: Date | null;
}
