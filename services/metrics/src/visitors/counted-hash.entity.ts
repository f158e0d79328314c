import { Column, Entity, PrimaryColumn } from 'typeorm';

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
