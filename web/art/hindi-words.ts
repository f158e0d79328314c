import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../scripts/files';

/** Devanagari letters and the signs that join or separate them. */
export const devanagari = /[\u0900-\u097f\u200c\u200d]+/g;

/** Every Hindi word in the site's own texts. */
export function hindiWords(web: string): Set<string> {
  const others = [
    'src/content/pages.ts',
    ...['brand/place', 'intake/hindi'].map((name) => `../services/contracts/src/${name}.ts`),
  ];
  const files = [
    ...filesIn(path.join(web, 'src/content/hi'), ['.ts']),
    ...others.map((file) => path.join(web, file)),
  ];
  return new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(devanagari) ?? []));
}
