import { type ThankYouLimit, thankYouLimits } from '@golghar/contracts';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { LeadEntity } from '../../leads/lead.entity';

/** That an enquiry's sender is thanked by e-mail, once for each enquiry. It goes with its lead. */
@Entity('thank_you')
@Index('thank_you_of_mailbox', ['addressHash', 'createdAt'], { where: 'NOT is_limited' })
@Index('thank_you_of_network', ['networkHash', 'createdAt'], { where: 'network_hash IS NOT NULL' })
@Index('thank_you_of_domain', ['domainHash', 'createdAt'], { where: 'NOT is_limited' })
@Index('thank_you_time', ['createdAt'], { where: 'NOT is_limited' })
@Check(
  'thank_you_limited_by_check',
  `limited_by IN (${thankYouLimits.map((limit) => `'${limit}'`).join(', ')})`,
)
export class ThankYouEntity {
  @ForeignKey(() => LeadEntity, { name: 'thank_you_lead_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'lead_id' })
  leadId!: string;

  /** The mailbox under a hash, for counting. */
  @Column('bytea', { name: 'address_hash' })
  addressHash!: Buffer;

  @Column('bytea', { name: 'domain_hash', nullable: true })
  domainHash!: Buffer | null;

  /** The network that the enquiry came from under a hash, for a day. */
  @Column('bytea', { name: 'network_hash', nullable: true })
  networkHash!: Buffer | null;

  /** Whether too many were sent already, so that this one is not. */
  @Column('boolean', { name: 'is_limited', default: false })
  isLimited!: boolean;

  /** Of what too many were sent. */
  @Column('text', { name: 'limited_by', nullable: true })
  limitedBy!: ThankYouLimit | null;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt!: Date;
}
