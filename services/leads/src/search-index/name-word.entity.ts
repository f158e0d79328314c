import { Entity, PrimaryColumn } from 'typeorm';

/** A word of a name, to find the one that was meant by a misspelt one. */
@Entity('name_word')
export class NameWordEntity {
  @PrimaryColumn('text')
  word!: string;
}
