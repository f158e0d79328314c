import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Letters and pairs of letters that occur in the leads of four hours. */
@Entity('search_block')
@Index('search_block_pairs', ['pairs'], { type: 'gin' })
export class SearchBlockEntity {
  @PrimaryColumn('int')
  block!: number;

  @Column('text', { array: true })
  pairs!: string[];
}
