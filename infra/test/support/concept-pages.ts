import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root';

const folder = path.join(root, 'web/build/client/concepts');

/** Addresses of all pages of the portfolio's concepts, from what was built. */
export const conceptPages = (): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.html')
    .map((file) => path.posix.join('/concepts', path.dirname(file)))
    .sort();
