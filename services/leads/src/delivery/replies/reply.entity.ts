import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { EntryColumns } from '../../leads/entry.entity';
import { LeadEntity } from '../../leads/lead.entity';

@Entity('reply')
@Index('reply_of_lead', ['leadId', 'createdAt'])
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
}
