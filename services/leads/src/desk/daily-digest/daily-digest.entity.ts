import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** Who was told on which day what there is to do: each once. */
@Entity('daily_digest')
@Unique('daily_digest_user_id_day_key', ['userId', 'day'])
export class DailyDigestEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  /** Of the agency, `2026-11-21`. */
  @Column('date')
  day!: string;
}
