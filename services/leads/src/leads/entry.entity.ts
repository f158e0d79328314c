import type { Attachment, ContactChannel, ContactOutcome } from '@golghar/contracts';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { LeadEntity } from './lead.entity';

/** What staff write on or about a lead; the author's name is kept as it was then. It is deleted with its lead. */
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

@Entity('note')
@Index('note_of_lead', ['leadId', 'createdAt'])
export class NoteEntity extends EntryColumns {
  @ForeignKey(() => LeadEntity, { name: 'note_lead_id_fkey', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'lead_id' })
  leadId!: string;

  @Column('text')
  content!: string;
}

/** A call or a message that somebody logged. The first of a lead fulfils the promise of an answer. */
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

  @Column('text', { nullable: true })
  channel!: ContactChannel | null;

  @Column('text', { nullable: true })
  note!: string | null;
}

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

  @Column('text', { name: 'author_email' })
  authorEmail!: string;

  /** The mail server refused it, or it could not be delivered for days. */
  @Column('bool', { name: 'is_undelivered', default: false })
  isUndelivered!: boolean;

  @Column('jsonb', { default: [] })
  attachments!: Attachment[];

  /** The contents of the files, concatenated; null without files, and once they are no longer kept. */
  @Column('bytea', { nullable: true, select: false })
  contents!: Buffer | null;
}

/** The files of an answer, while they are kept. */
export function filesOf({ attachments, contents }: Pick<ReplyEntity, 'attachments' | 'contents'>) {
  let end = 0;
  return (contents ? attachments : []).map(({ name: filename, size }) => {
    end += size;
    return { filename, content: contents?.subarray(end - size, end) ?? Buffer.alloc(0) };
  });
}

/** An entry as the API returns it. */
export const toEntry = <Row extends EntryColumns>({ authorId, authorName, ...row }: Row) => ({
  ...row,
  author: { id: authorId, name: authorName },
});
