import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** Who was mailed the figures of which month: each once. */
@Entity('month_mail')
@Unique('month_mail_user_id_month_key', ['userId', 'month'])
export class MonthMailEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  /** `2026-10` */
  @Column('text')
  month!: string;
}
