import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A stored enquiry of which nobody has been told yet. */
@Entity('outbox')
export class OutboxEntity {
  @PrimaryColumn('bigint', { generated: 'identity', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column('uuid', { name: 'lead_id' })
  leadId!: string;

  /** From which network it was sent, as a hash, until its thanks are queued. */
  @Column('bytea', { name: 'network_hash', nullable: true })
  networkHash!: Buffer | null;
}
