import type { DueKind } from '@golghar/contracts';
import { Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { LeadEntity } from '../../leads/lead.entity';

/** What webhooks were told to be due, each once. It goes with its lead. */
@Entity('webhook_due')
export class WebhookDueEntity {
  @PrimaryColumn('uuid', { name: 'lead_id' })
  leadId!: string;

  @ManyToOne(() => LeadEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'lead_id', foreignKeyConstraintName: 'webhook_due_lead_id_fkey' })
  lead?: LeadEntity;

  @PrimaryColumn('text')
  due!: DueKind;

  @PrimaryColumn({ type: 'timestamptz', name: 'due_at', precision: 3 })
  dueAt!: Date;
}
