import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { closest, distance } from 'fastest-levenshtein';
import { parse } from 'yaml';

/** Settings that one text explains. */
export type Group = { about: string; names: string[]; example?: 'empty' | 'placeholder' };

type Section = { title: string; about?: string; groups: Group[] };

/** Compiling leaves the file where it is. */
const folder = __dirname.replace('/infra/dist/', '/infra/');

/** What each setting of an operator is for. */
export const readSections = (): Section[] => parse(readFileSync(path.join(folder, 'settings.yml'), 'utf8'));

/** Two swapped letters, or two that are wrong, missing or too many. */
const maxMistakes = 2;

/** A line for each name that is nearly a setting; others may belong to other programs. */
export function misspelt(names: readonly string[]): string[] {
  const known = readSections().flatMap(({ groups }) => groups.flatMap((group) => group.names));
  return names
    .map((name) => name.replace(/_FILE$/, ''))
    .filter((name) => !known.includes(name))
    .map((name) => ({ name, meant: closest(name.toUpperCase(), known) }))
    .filter(({ name, meant }) => distance(name.toUpperCase(), meant) <= maxMistakes)
    .map(({ name, meant }) => `${name} is not a setting: did you mean ${meant}?`);
}

/** Where a container finds the .env that Docker reads: its environment has only the names that are settings. */
export const dotEnvInContainer = '/settings/.env';

/** As {@link misspelt}, for the names in a .env, if it exists; most containers may not read one that is its owner's alone. */
export function misspeltIn(file: string): string[] {
  try {
    return misspelt(Object.keys(parseEnv(readFileSync(file, 'utf8'))));
  } catch (error) {
    const isClosed = error instanceof Error && 'code' in error && error.code === 'EACCES';
    return isClosed
      ? [`${file} cannot be read here: docker compose logs check-settings names misspelt settings`]
      : [];
  }
}
