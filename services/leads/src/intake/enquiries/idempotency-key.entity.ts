import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What a visitor's key stands for: the same key with the same enquiry gives the first answer again. */
@Entity('idempotency_key')
@Index('idempotency_key_age', ['createdAt'])
export class IdempotencyKeyEntity {
  @PrimaryColumn('bytea', { name: 'key_hash' })
  keyHash!: Buffer;

  @Column('bytea', { name: 'body_hash' })
  bodyHash!: Buffer;

  @Column('uuid', { name: 'lead_id' })
  leadId!: string;

  @Column('text')
  reference!: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;
}
