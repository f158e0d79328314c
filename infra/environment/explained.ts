import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** Settings that one text explains. */
export type Group = { about: string; names: string[]; example?: 'empty' | 'placeholder' };

type Section = { title: string; about?: string; groups: Group[] };

/** Compiling leaves the file where it is. */
const folder = __dirname.replace('/infra/dist/', '/infra/');

/** What each setting of an operator is for. An image, which has no .env, has no such file either. */
export const readSections = (): Section[] => parse(readFileSync(path.join(folder, 'settings.yml'), 'utf8'));
