import { Entity, PrimaryColumn } from 'typeorm';

/** A browser that was counted on a day, as a hash that nobody can tell anything from without the day's salt. */
@Entity('counted_visitor')
export class CountedVisitorEntity {
  @PrimaryColumn('date')
  day!: string;

  @PrimaryColumn('bytea')
  hash!: Buffer;
}
