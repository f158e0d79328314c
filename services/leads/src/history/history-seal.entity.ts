import type { HistorySource } from '@golghar/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What proves that an entry of the history is as it was when it was sealed, and that none is missing before it. */
@Entity('history_seal')
@Index('history_seal_of_entry', ['entryId', 'source'], { unique: true })
@Index('history_seal_of_lead', ['leadId'], { where: 'lead_id IS NOT NULL' })
export class HistorySealEntity {
  @PrimaryColumn('date')
  day!: string;

  @PrimaryColumn('int')
  position!: number;

  @Column('text')
  source!: HistorySource;

  @Column('uuid', { name: 'entry_id' })
  entryId!: string;

  @Column('uuid', { name: 'lead_id', nullable: true })
  leadId!: string | null;

  @Column({ type: 'timestamptz', precision: 3 })
  at!: Date;

  /** Null once the words are erased: nobody can try then which words a digest stands for. */
  @Column('bytea', { nullable: true })
  salt!: Buffer | null;

  @Column('bytea')
  digest!: Buffer;

  @Column('bytea')
  hash!: Buffer;
}
