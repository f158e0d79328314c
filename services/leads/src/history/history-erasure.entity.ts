import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A lead, or a single entry, that was erased. A trigger writes it down for leads. */
@Entity('history_erasure')
@Index('history_erasure_time', ['at'])
export class HistoryErasureEntity {
  @PrimaryColumn('uuid')
  id!: string;

  /** Since when the lead had been deleted. */
  @Column({ type: 'timestamptz', name: 'deleted_at', precision: 3, nullable: true })
  deletedAt!: Date | null;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  at!: Date;
}
