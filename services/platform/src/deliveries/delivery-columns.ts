import { Check, Column, Index, PrimaryColumn } from 'typeorm';

export type DeliveryState = 'queued' | 'sent' | 'failed' | 'cancelled';

/**
 * A row of a service's table `delivery`: a message to send and its outcome. It is written in the transaction of what it reports.
 * Each service that sends has an entity with these columns.
 */
@Check('delivery_state_check', `state IN ('queued', 'sent', 'failed', 'cancelled')`)
@Index('delivery_due', ['channel', 'nextAttemptAt', 'id'], {
  where: `state = 'queued'::text AND group_id IS NULL`,
})
@Index('delivery_over', ['kind', 'queuedAt'], { where: `state <> 'queued'::text` })
@Index('delivery_subject', ['subjectId'])
@Index('delivery_group', ['groupId'], { where: 'group_id IS NOT NULL' })
export abstract class DeliveryColumns {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  kind!: string;

  @Column('text', { default: 'email' })
  channel!: 'email' | 'http' | 'queue';

  /** Null if only rendering tells it. */
  @Column('text', { nullable: true })
  recipient!: string | null;

  @Column('text', { name: 'recipient_name', nullable: true })
  recipientName!: string | null;

  /** What it is about. */
  @Column('uuid', { name: 'subject_id' })
  subjectId!: string;

  /** What its message needs besides the subject. */
  @Column('jsonb', { nullable: true })
  payload!: Record<string, string> | null;

  /** A second row with the same key is not added. */
  @Column('text', { name: 'dedupe_key', nullable: true, unique: true })
  dedupeKey!: string | null;

  @Column('text', { default: 'queued' })
  state!: DeliveryState;

  @Column('int', { default: 0 })
  attempts!: number;

  /** What the recipient's server, or the attempt itself, said last. */
  @Column('text', { name: 'last_answer', nullable: true })
  lastAnswer!: string | null;

  @Column({ type: 'timestamptz', name: 'queued_at', precision: 3, default: () => 'now()' })
  queuedAt!: Date;

  @Column({ type: 'timestamptz', name: 'sent_at', precision: 3, nullable: true })
  sentAt!: Date | null;

  @Column({
    type: 'timestamptz',
    name: 'next_attempt_at',
    precision: 3,
    nullable: true,
    default: () => 'now()',
  })
  nextAttemptAt!: Date | null;

  /** After a crash during an attempt, the row is free from then on. */
  @Column({ type: 'timestamptz', name: 'claimed_until', precision: 3, nullable: true })
  claimedUntil!: Date | null;

  /** The delivery that sends this one together with others; this one is then not sent by itself. */
  @Column('uuid', { name: 'group_id', nullable: true })
  groupId!: string | null;
}
