import { Entity, PrimaryColumn } from 'typeorm';

/** A word of a name, to find the one that was meant by a misspelt one. */
@Entity('name_word')
export class NameWordEntity {
  @PrimaryColumn('text')
  word!: string;
}

/** SQL: the words of names among others, each once and in one order, so that two writers never wait for each other. */
export const nameWordsOf = (words: string): string =>
  `SELECT DISTINCT word FROM ${words} AS word WHERE word ~ '^[a-z]{3,}$' ORDER BY word`;
