import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

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
