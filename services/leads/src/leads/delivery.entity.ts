import { DeliveryColumns } from '@golghar/platform/deliveries';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { LeadEntity } from './lead.entity';

/** The arrivals of new leads that wait for the worker; with an index. */
export const isArriving = `channel = 'queue' AND state = 'queued' AND group_id IS NULL`;

@Entity('delivery')
@Check('delivery_channel_check', `channel IN ('email', 'http', 'queue')`)
@Index('delivery_of_lead', ['leadId', 'kind'], { where: 'lead_id IS NOT NULL' })
// These are on expressions, which a decorator can't express: a migration makes them. The limits of thank-you mails are counted
// with them.
@Index('delivery_thanked', { synchronize: false })
@Index('delivery_thanked_mailbox', { synchronize: false })
@Index('delivery_thanked_network', { synchronize: false })
@Index('delivery_thanked_domain', { synchronize: false })
@Index('delivery_alert_sent', ['recipient', 'sentAt'], { where: `kind = 'alert'::text` })
export class DeliveryEntity extends DeliveryColumns {
  @Column('uuid', { name: 'lead_id', nullable: true })
  leadId!: string | null;

  /** It is deleted with its lead. */
  @ManyToOne(() => LeadEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'lead_id', foreignKeyConstraintName: 'delivery_lead_id_fkey' })
  lead?: LeadEntity | null;
}
