import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { WebhookEntity } from './webhook.entity';

/** An admin who is told that a webhook was paused because too much failed. */
@Entity('webhook_pause_notice')
@Index('webhook_pause_notice_of_webhook', ['webhookId'])
export class WebhookPauseNoticeEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @ForeignKey(() => WebhookEntity, { name: 'webhook_pause_notice_webhook_id_fkey', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'webhook_id' })
  webhookId!: string;

  @Column('text')
  recipient!: string;

  @Column('text', { name: 'recipient_name' })
  recipientName!: string;

  /** The pause that it is about: the next one is told again. */
  @Column({ type: 'timestamptz', name: 'paused_at', precision: 3 })
  pausedAt!: Date;
}
