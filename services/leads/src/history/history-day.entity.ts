import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One day's part of the chain of seals: kept also when its seals are over. */
@Entity('history_day')
export class HistoryDayEntity {
  @PrimaryColumn('date')
  day!: string;

  @Column('int')
  entries!: number;

  /** The head of the day before. */
  @Column('bytea')
  previous!: Buffer;

  /** The hash of the day's last seal. */
  @Column('bytea')
  head!: Buffer;
}
