import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What was sent to a mailbox that has not confirmed, under a hash: kept when the address itself is forgotten. */
@Entity('newsletter_mailbox')
export class NewsletterMailboxEntity {
  @PrimaryColumn('bytea', { name: 'address_hash' })
  addressHash!: Buffer;

  /** Confirmation e-mails since the last confirmation. */
  @Column('int', { name: 'request_count' })
  requestCount!: number;

  @Column({ type: 'timestamptz', name: 'requested_at', precision: 3, nullable: true })
  requestedAt!: Date | null;

  /** Since when its owner wants nothing from us. */
  @Column({ type: 'timestamptz', name: 'suppressed_at', precision: 3, nullable: true })
  suppressedAt!: Date | null;
}
