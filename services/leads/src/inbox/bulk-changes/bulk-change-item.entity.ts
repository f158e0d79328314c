import type { LeadStatus } from '@golghar/contracts';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { LeadEntity } from '../../leads/lead.entity';
import { BulkChangeEntity } from './bulk-change.entity';

/** What a lead was before a bulk change. */
@Entity('bulk_change_item')
@Index('bulk_change_item_of_lead', ['leadId'])
export class BulkChangeItemEntity {
  @ForeignKey(() => BulkChangeEntity, { name: 'bulk_change_item_bulk_change_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'bulk_change_id' })
  bulkChangeId!: string;

  @ForeignKey(() => LeadEntity, { name: 'bulk_change_item_lead_id_fkey', onDelete: 'CASCADE' })
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
