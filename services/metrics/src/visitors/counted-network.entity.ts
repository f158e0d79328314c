import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How many browsers of one address (of one IPv6 /64) were counted on a day; the address is hashed with the salt. */
@Entity('counted_network')
export class CountedNetworkEntity {
  @PrimaryColumn('date')
  day!: string;

  @PrimaryColumn('bytea')
  hash!: Buffer;

  @Column('int')
  visitors!: number;
}
