import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { LeadEntity } from '../../leads/lead.entity';

/** A row of the ledger: one alert about one lead to one member of staff, and what became of it. */
@Entity('alert')
@Unique('alert_lead_id_recipient_key', ['leadId', 'recipient'])
@Index('alert_due', ['nextAttemptAt', 'id'], { where: `state = 'queued'` })
@Index('alert_unsent', ['state', 'queuedAt'], { where: `state <> 'sent'` })
@Index('alert_for_digest', ['recipient', 'nextAttemptAt'], { where: `state = 'queued' AND in_digest` })
@Check('alert_state_check', `state IN ('queued', 'sent', 'failed')`)
export class AlertEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @ForeignKey(() => LeadEntity, { name: 'alert_lead_id_fkey', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'lead_id' })
  leadId!: string;

  @Column('text')
  recipient!: string;

  @Column('text', { name: 'recipient_name' })
  recipientName!: string;

  @Column('text', { default: 'queued' })
  state!: 'queued' | 'sent' | 'failed';

  /** Grows when the alert is queued again: jobs of earlier generations do nothing. */
  @Column('int', { default: 0 })
  generation!: number;

  @Column('int', { default: 0 })
  attempts!: number;

  @Column('text', { name: 'smtp_response', nullable: true })
  smtpResponse!: string | null;

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

  @Column({ type: 'timestamptz', name: 'claimed_until', precision: 3, nullable: true })
  claimedUntil!: Date | null;

  /** Waits for the next digest, because its recipient got too many mails in one minute. */
  @Column('boolean', { name: 'in_digest', default: false })
  inDigest!: boolean;
}
