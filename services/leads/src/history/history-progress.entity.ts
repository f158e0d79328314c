import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** A single row: since when the history is sealed, and up to when all of it is. */
@Entity('history_progress')
@Check('history_progress_id_check', 'id = 1')
export class HistoryProgressEntity {
  @PrimaryColumn('int')
  id!: number;

  @Column({ type: 'timestamptz', name: 'started_at', precision: 3 })
  startedAt!: Date;

  @Column({ type: 'timestamptz', name: 'sealed_until', precision: 3 })
  sealedUntil!: Date;
}
