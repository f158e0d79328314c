import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { palette } from '../../drawing/colours';
import { drawing } from '../../drawing/svg';

/** The agency's own mark, on white and on turmeric. */
export const emblem = (): string =>
  readFileSync(
    fileURLToPath(new URL('../../../services/contracts/src/brand/emblem.svg', import.meta.url)),
    'utf8',
  );

/** For tabs and home screens: it brings its own ground, and the mark stands within a margin. */
export const emblemOnHaldi = (size: number, margin: number): string => {
  const inner = size - 2 * margin;
  const placed = emblem().replace(
    /width="[^"]*" height="[^"]*"/,
    `x="${margin}" y="${margin}" width="${inner}" height="${inner}"`,
  );
  return drawing(size, size, `<rect width="${size}" height="${size}" fill="${palette.haldi}"/>${placed.trim()}`);
};
