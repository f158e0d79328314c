import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { palette } from '../../drawing/colours';
import { drawing } from '../../drawing/svg';

/** A drawing of the agency's own. */
const brandDrawing = (name: string) => (): string =>
  readFileSync(
    fileURLToPath(new URL(`../../../services/contracts/src/brand/${name}.svg`, import.meta.url)),
    'utf8',
  );

/** Its mark, on white and on turmeric. */
export const emblem = brandDrawing('emblem');

/** What stands beside the headline of the home page. */
export const hero = brandDrawing('hero');

/** For tabs and home screens: it brings its own ground, and the mark stands within a margin. */
export const emblemOnHaldi = (size: number, margin: number): string => {
  const inner = size - 2 * margin;
  const placed = emblem().replace(
    /width="[^"]*" height="[^"]*"/,
    `x="${margin}" y="${margin}" width="${inner}" height="${inner}"`,
  );
  return drawing(size, size, `<rect width="${size}" height="${size}" fill="${palette.haldi}"/>${placed.trim()}`);
};
