import type { LeadStatus } from '@golghar/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What a lead was before a bulk change. */
@Entity('bulk_change_item')
@Index('bulk_change_item_of_lead', ['leadId'])
export class BulkChangeItemEntity {
  @PrimaryColumn('uuid', { name: 'bulk_change_id' })
  bulkChangeId!: string;

  @PrimaryColumn('uuid', { name: 'lead_id' })
  leadId!: string;

  @Column('text')
  status!: LeadStatus;

  @Column('text', { array: true })
  tags!: string[];

  @Column('uuid', { name: 'owner_id', nullable: true })
  ownerId!: string | null;

  @Column('text', { name: 'owner_name', nullable: true })
  ownerName!: string | null;

  /** The lead's version after the change: one that is higher was changed again. */
  @Column('int')
  version!: number;
}
