import type { Language } from '@golghar/contracts';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An address that asked for the newsletter. It is on the list once confirmed. */
@Entity('subscriber')
@Index('subscriber_unconfirmed', ['requestedAt'], { where: 'confirmed_at IS NULL' })
@Index('subscriber_newest', ['confirmedAt', 'id'], { where: 'confirmed_at IS NOT NULL' })
// On lower(email), which a decorator can't express: the migration makes it.
@Index('subscriber_email', { synchronize: false })
@Check('subscriber_language_check', `language IN ('en', 'hi')`)
export class SubscriberEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  email!: string;

  /** In the links of this subscriber's mails. It grants access to this row only. */
  @Column('text', { unique: true })
  token!: string;

  @Column('text', { default: 'en' })
  language!: Language;

  @Column({ type: 'timestamptz', name: 'requested_at', precision: 3, default: () => 'now()' })
  requestedAt!: Date;

  @Column({ type: 'timestamptz', name: 'confirmed_at', precision: 3, nullable: true })
  confirmedAt!: Date | null;
}

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
