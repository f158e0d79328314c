import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The response to a visitor's key: the same key with the same enquiry returns the first response again. */
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

/** Which words came from which address in the last days, both as hashes. */
@Entity('enquiry_text')
@Index('enquiry_text_age', ['seenAt'])
export class EnquiryTextEntity {
  @PrimaryColumn('bytea', { name: 'message_hash' })
  messageHash!: Buffer;

  @PrimaryColumn('bytea', { name: 'email_hash' })
  emailHash!: Buffer;

  @Column({ type: 'timestamptz', name: 'seen_at', precision: 3, default: () => 'now()' })
  seenAt!: Date;
}
