import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The number of visitors ever, and the salt with which the current day's addresses and browsers are hashed, in one row. */
@Entity('visitor_total')
@Check('visitor_total_only_row_check', 'only_row')
export class VisitorTotalEntity {
  @PrimaryColumn('boolean', { name: 'only_row', default: true })
  onlyRow!: boolean;

  /** A bigint, which the driver returns as text. */
  @Column('bigint', { default: 0 })
  count!: string;

  /** Null until the first visitor. */
  @Column('date', { nullable: true })
  day!: string | null;

  /** The current day's; the next day's replaces it. */
  @Column('bytea', { nullable: true })
  salt!: Buffer | null;
}

/**
 * A browser that was counted on a day, or the network of several (one address, or one IPv6 /64): a hash that reveals nothing
 * without the day's salt.
 */
@Entity('counted_hash')
export class CountedHashEntity {
  @PrimaryColumn('date')
  day!: string;

  @PrimaryColumn('bytea')
  hash!: Buffer;

  @Column('int', { default: 1 })
  visitors!: number;
}
