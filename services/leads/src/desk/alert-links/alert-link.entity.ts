import type { AlertAction } from '@golghar/contracts';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { DeliveryEntity } from '../../leads/delivery.entity';

/** The links in one mail about an enquiry. They are deleted with its alert; of the token only the hash is stored. */
@Entity('alert_link')
@Index('alert_link_of_alert', ['alertId'])
@Index('alert_link_expiry', ['expiresAt'])
export class AlertLinkEntity {
  @PrimaryColumn('bytea', { name: 'token_hash' })
  tokenHash!: Buffer;

  @ForeignKey(() => DeliveryEntity, { name: 'alert_link_alert_id_fkey', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'alert_id' })
  alertId!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('text', { array: true, default: '{}' })
  used!: AlertAction[];

  @Column({ type: 'timestamptz', name: 'expires_at', precision: 3 })
  expiresAt!: Date;
}
