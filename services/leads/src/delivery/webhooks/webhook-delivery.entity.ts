import type { WebhookDelivery } from '@golghar/contracts';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { LeadEntity } from '../../leads/lead.entity';
import { WebhookEntity } from './webhook.entity';

const time = { type: 'timestamptz', precision: 3 } as const;

/** A row of the ledger: one message to one webhook, and what became of it. */
@Entity('webhook_delivery')
@Index('webhook_delivery_due', ['webhookId', 'nextAttemptAt'], { where: `state = 'queued'` })
@Index('webhook_delivery_of_webhook', ['webhookId', 'id'])
@Index('webhook_delivery_of_lead', ['leadId'], { where: 'lead_id IS NOT NULL' })
@Index('webhook_delivery_time', ['createdAt'])
export class WebhookDeliveryEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'webhook_id' })
  webhookId!: string;

  @ManyToOne(() => WebhookEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'webhook_id', foreignKeyConstraintName: 'webhook_delivery_webhook_id_fkey' })
  webhook?: WebhookEntity;

  @Column('uuid', { name: 'lead_id', nullable: true })
  leadId!: string | null;

  @ManyToOne(() => LeadEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'lead_id', foreignKeyConstraintName: 'webhook_delivery_lead_id_fkey' })
  lead?: LeadEntity | null;

  @Column('text')
  event!: WebhookDelivery['event'];

  /** The body as it is sent and signed, byte by byte. */
  @Column('text')
  payload!: string;

  @Column('text', { default: 'queued' })
  state!: WebhookDelivery['state'];

  @Column('int', { default: 0 })
  attempts!: number;

  @Column({ ...time, name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @Column({ ...time, name: 'next_attempt_at', nullable: true, default: () => 'now()' })
  nextAttemptAt!: Date | null;

  @Column({ ...time, name: 'claimed_until', nullable: true })
  claimedUntil!: Date | null;

  @Column({ ...time, name: 'delivered_at', nullable: true })
  deliveredAt!: Date | null;

  @Column('int', { name: 'response_status', nullable: true })
  responseStatus!: number | null;

  /** How the endpoint's answer began, or why there was none. */
  @Column('text', { nullable: true })
  response!: string | null;
}
