import type { ContactChannel, ContactOutcome } from '@golghar/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A call or a message to a lead that somebody logged. The first of a lead ends its promised answer, by a trigger. */
@Entity({ name: 'contact' })
@Index('contact_time', ['createdAt'])
export class Contact {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'lead_id' })
  leadId!: string;

  @Column('text')
  outcome!: ContactOutcome;

  @Column('text')
  channel!: ContactChannel;

  @Column('text', { nullable: true })
  note!: string | null;

  @Column('uuid', { name: 'author_id' })
  authorId!: string;

  @Column('text', { name: 'author_name' })
  authorName!: string;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3 })
  createdAt!: Date;
}
