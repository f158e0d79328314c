import type { Attachment, ContactChannel, ContactOutcome } from '@golghar/contracts';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { LeadEntity } from './lead.entity';

/** What staff write on or about a lead; the author's name is kept as it was then. It goes with its lead. */
abstract class EntryColumns {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'author_id' })
  authorId!: string;

  @Column('text', { name: 'author_name' })
  authorName!: string;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt!: Date;
}

/** A remark. */
@Entity('note')
@Index('note_of_lead', ['leadId', 'createdAt'])
export class NoteEntity extends EntryColumns {
  @ForeignKey(() => LeadEntity, { name: 'note_lead_id_fkey', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'lead_id' })
  leadId!: string;

  @Column('text')
  content!: string;
}

/** A call or a message that somebody logged. The first of a lead ends its promised answer. */
@Entity('contact')
@Index('contact_of_lead', ['leadId', 'createdAt'])
@Check('contact_channel_check', `channel IN ('call', 'whatsapp', 'in_person')`)
@Check('contact_outcome_check', `outcome IN ('reached', 'no_answer', 'wrong_number', 'wrote')`)
export class ContactEntity extends EntryColumns {
  @ForeignKey(() => LeadEntity, { name: 'contact_lead_id_fkey', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'lead_id' })
  leadId!: string;

  @Column('text')
  outcome!: ContactOutcome;

  /** Null where nobody said how. */
  @Column('text', { nullable: true })
  channel!: ContactChannel | null;

  @Column('text', { nullable: true })
  note!: string | null;
}

/** An answer by e-mail. */
@Entity('reply')
@Index('reply_of_lead', ['leadId', 'createdAt'])
@Index('reply_with_contents', ['createdAt'], { where: 'contents IS NOT NULL' })
export class ReplyEntity extends EntryColumns {
  @ForeignKey(() => LeadEntity, { name: 'reply_lead_id_fkey', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'lead_id' })
  leadId!: string;

  @Column('text')
  subject!: string;

  @Column('text')
  text!: string;

  /** Where an answer to it goes. */
  @Column('text', { name: 'author_email' })
  authorEmail!: string;

  /** The mail server refused it, or took it from nobody for days. */
  @Column('bool', { name: 'is_undelivered', default: false })
  isUndelivered!: boolean;

  /** The files that went with it. */
  @Column('jsonb', { default: [] })
  attachments!: Attachment[];

  /** What these hold, one behind the other; null where there are none, and once they are kept no longer. */
  @Column('bytea', { nullable: true, select: false })
  contents!: Buffer | null;
}

/** The files that went with an answer, as far as they are kept. */
export function filesOf({ attachments, contents }: Pick<ReplyEntity, 'attachments' | 'contents'>) {
  let end = 0;
  return (contents ? attachments : []).map(({ name: filename, size }) => {
    end += size;
    return { filename, content: contents?.subarray(end - size, end) ?? Buffer.alloc(0) };
  });
}

/** An entry as the wire has it. */
export const toEntry = <Row extends EntryColumns>({ authorId, authorName, ...row }: Row) => ({
  ...row,
  author: { id: authorId, name: authorName },
});
