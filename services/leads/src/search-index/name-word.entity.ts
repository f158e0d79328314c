import { Entity, PrimaryColumn } from 'typeorm';

/** A word of a name, to find the one that was meant by a misspelt one. */
@Entity('name_word')
export class NameWordEntity {
  @PrimaryColumn('text')
  word!: string;
}

/** Those among some words of a lead that names are made of, as far as typing mistakes in them are looked for. */
export const namesAmong = (words: readonly string[]): string[] =>
  words.filter((word) => /^[a-z]{3,}$/.test(word));

/** SQL: adds words, each once and in one order, so that two writers never wait for each other. */
export const addNames = (words: string): string =>
  `INSERT INTO name_word (word) SELECT DISTINCT word FROM ${words} AS word ORDER BY word ON CONFLICT DO NOTHING`;
