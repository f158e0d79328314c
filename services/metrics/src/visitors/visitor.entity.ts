import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Everyone who was ever counted, and what the last day's addresses and browsers are hashed with, in one row. */
@Entity('visitor_total')
@Check('visitor_total_only_row_check', 'only_row')
export class VisitorTotalEntity {
  @PrimaryColumn('boolean', { name: 'only_row', default: true })
  onlyRow!: boolean;

  /** A bigint, which the driver hands over as text. */
  @Column('bigint', { default: 0 })
  count!: string;

  /** Null until somebody is counted. */
  @Column('date', { nullable: true })
  day!: string | null;

  /** Of that day; the next day's takes its place. */
  @Column('bytea', { nullable: true })
  salt!: Buffer | null;
}

/**
 * A browser that was counted on a day, or the network of some (of one address, one IPv6 /64): as a hash that nobody can
 * tell anything from without the day's salt.
 */
@Entity('counted_hash')
export class CountedHashEntity {
  @PrimaryColumn('date')
  day!: string;

  @PrimaryColumn('bytea')
  hash!: Buffer;

  /** How many browsers it stands for. */
  @Column('int', { default: 1 })
  visitors!: number;
}
