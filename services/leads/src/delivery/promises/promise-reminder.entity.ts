import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { LeadEntity } from '../../leads/lead.entity';

/** Who was reminded of the promise of a lead, at half of its time and at its end. It goes with its lead. */
@Entity('promise_reminder')
@Index('promise_reminder_of_batch', ['batchId'])
@Check('promise_reminder_stage_check', `stage IN ('half', 'end')`)
export class PromiseReminderEntity {
  @ForeignKey(() => LeadEntity, { name: 'promise_reminder_lead_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'lead_id' })
  leadId!: string;

  @PrimaryColumn('text')
  stage!: 'half' | 'end';

  @PrimaryColumn('text')
  recipient!: string;

  @Column('text', { name: 'recipient_name' })
  recipientName!: string;

  /** What one e-mail tells together. */
  @Column('uuid', { name: 'batch_id' })
  batchId!: string;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt!: Date;
}
