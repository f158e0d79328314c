import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a day's addresses and browsers are hashed with; deleted when the day is over. */
@Entity('day_salt')
export class DaySaltEntity {
  @PrimaryColumn('date')
  day!: string;

  @Column('bytea')
  salt!: Buffer;
}
