import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { palette } from '../../drawing/colours';
import { drawing } from '../../drawing/svg';

/** A drawing from the brand's folder. */
const brandDrawing = (name: string) => (): string =>
  readFileSync(
    fileURLToPath(new URL(`../../../services/contracts/src/brand/${name}.svg`, import.meta.url)),
    'utf8',
  );

/** The emblem, on white and on turmeric. */
export const emblem = brandDrawing('emblem');

/** The drawing beside the headline of the home page. */
export const hero = brandDrawing('hero');

/** For browser tabs and home screens: includes its own background, with a margin around the emblem. */
export const emblemOnHaldi = (size: number, margin: number): string => {
  const inner = size - 2 * margin;
  const placed = emblem().replace(
    /width="[^"]*" height="[^"]*"/,
    `x="${margin}" y="${margin}" width="${inner}" height="${inner}"`,
  );
  return drawing(size, size, `<rect width="${size}" height="${size}" fill="${palette.haldi}"/>${placed.trim()}`);
};
