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

/** Two letters that changed places, or one that is missing or too many twice. */
const maxMistakes = 2;

/** A line for each name that is no setting and nearly one: other programs may have names of their own in the same place. */
export function misspelt(names: readonly string[]): string[] {
  const known = readSections().flatMap(({ groups }) => groups.flatMap((group) => group.names));
  return names
    .map((name) => name.replace(/_FILE$/, ''))
    .filter((name) => !known.includes(name))
    .map((name) => ({ name, meant: closest(name.toUpperCase(), known) }))
    .filter(({ name, meant }) => distance(name.toUpperCase(), meant) <= maxMistakes)
    .map(({ name, meant }) => `${name} is no setting: did you mean ${meant}?`);
}

/** Where a container sees the .env that Docker reads, of which it gets the names that are settings alone. */
export const dotEnvInContainer = '/settings/.env';

/** The same for the names in a file as .env, where there is one and we may read it. */
export function misspeltIn(file: string): string[] {
  try {
    return misspelt(Object.keys(parseEnv(readFileSync(file, 'utf8'))));
  } catch {
    return [];
  }
}
