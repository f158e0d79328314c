import type { WebhookEvent } from '@golghar/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

const time = { type: 'timestamptz', precision: 3 } as const;

@Entity('webhook')
export class WebhookEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  url!: string;

  @Column('text', { array: true })
  events!: WebhookEvent[];

  /** Signs its requests, so the service has to know it: encrypted (`webhook-secrets.ts`), like the old one. */
  @Column('text')
  secret!: string;

  /** Also signs them until then, after a new secret was made. */
  @Column('text', { name: 'old_secret', nullable: true })
  oldSecret!: string | null;

  @Column({ ...time, name: 'old_secret_until', nullable: true })
  oldSecretUntil!: Date | null;

  @Column('int', { default: 0 })
  failures!: number;

  @Column({ ...time, name: 'paused_at', nullable: true })
  pausedAt!: Date | null;

  @Column('text', { name: 'pause_reason', nullable: true })
  pauseReason!: string | null;

  @Column({ ...time, name: 'last_delivered_at', nullable: true })
  lastDeliveredAt!: Date | null;

  @Column({ ...time, name: 'created_at', default: () => 'now()' })
  createdAt!: Date;
}
