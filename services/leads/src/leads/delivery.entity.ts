import { DeliveryColumns } from '@golghar/platform/deliveries';
import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { LeadEntity } from './lead.entity';

/** Something that has to leave. */
@Entity('delivery')
@Index('delivery_of_lead', ['leadId', 'kind'], { where: 'lead_id IS NOT NULL' })
@Index('delivery_alert_sent', ['recipient', 'sentAt'], { where: `kind = 'alert'::text` })
export class DeliveryEntity extends DeliveryColumns {
  /** It goes with its lead. */
  @ForeignKey(() => LeadEntity, { name: 'delivery_lead_id_fkey', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'lead_id', nullable: true })
  leadId!: string | null;
}
