import type { DueKind, WebhookEvent } from '@golghar/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Something that happened to a lead, of which no message was made yet. */
@Entity('webhook_outbox')
export class WebhookOutboxEntity {
  @PrimaryColumn('bigint', { generated: 'identity', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column('uuid', { name: 'lead_id' })
  leadId!: string;

  @Column('text')
  event!: WebhookEvent;

  @Column('text', { nullable: true })
  due!: DueKind | null;

  @Column({ type: 'timestamptz', name: 'due_at', precision: 3, nullable: true })
  dueAt!: Date | null;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  at!: Date;
}
