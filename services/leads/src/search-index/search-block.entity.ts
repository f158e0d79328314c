import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Letters and pairs of letters that occur in the leads of four hours. */
@Entity('search_block')
export class SearchBlockEntity {
  @PrimaryColumn('int')
  block!: number;

  @Column('text', { array: true })
  pairs!: string[];
}
