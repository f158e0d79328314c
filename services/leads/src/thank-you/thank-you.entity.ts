import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { LeadEntity } from '../leads/lead.entity';

/** That an enquiry's sender is thanked by e-mail, once for each enquiry. It goes with its lead. */
@Entity('thank_you')
@Index('thank_you_of_mailbox', ['addressHash', 'createdAt'], { where: 'NOT is_limited' })
export class ThankYouEntity {
  @ForeignKey(() => LeadEntity, { name: 'thank_you_lead_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'lead_id' })
  leadId!: string;

  /** The mailbox under a hash, for counting. */
  @Column('bytea', { name: 'address_hash' })
  addressHash!: Buffer;

  /** Whether the mailbox had its share of the day already, so that nothing is sent. */
  @Column('boolean', { name: 'is_limited', default: false })
  isLimited!: boolean;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt!: Date;
}
