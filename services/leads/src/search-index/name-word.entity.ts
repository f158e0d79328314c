import { Entity, PrimaryColumn } from 'typeorm';

/** A word of a name, to correct a misspelt one. */
@Entity('name_word')
export class NameWordEntity {
  @PrimaryColumn('text')
  word!: string;
}
