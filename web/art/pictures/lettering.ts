import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import { n, path } from '../../drawing/svg';

const require = createRequire(import.meta.url);
const letters = ' &,-?0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const open = async (file: string, variationAxes: Record<string, number> = {}) =>
  fontkit.create(
    await subsetFont(readFileSync(require.resolve(file)), letters, { targetFormat: 'sfnt', variationAxes }),
  ) as fontkit.Font;

const anek = (wght: number, wdth: number) =>
  open('@fontsource-variable/anek-latin/files/anek-latin-latin-wdth-normal.woff2', { wght, wdth });

/** Typefaces as different as the two families allow. */
export const faces = {
  black: await anek(800, 125),
  bold: await anek(750, 110),
  tall: await anek(700, 75),
  thin: await anek(200, 125),
  fine: await anek(300, 90),
  plain: await open('@fontsource/mukta/files/mukta-latin-600-normal.woff2'),
  soft: await open('@fontsource/mukta/files/mukta-latin-400-normal.woff2'),
};

export type Line = {
  face: keyof typeof faces;
  text: string;
  size: number;
  x: number;
  y: number;
  fill: string;
  /** Letter spacing. */
  spacing?: number;
  /** Slant of the letters in degrees. */
  lean?: number;
};

/** Width of a line of text. */
export function widthOf({ face, text, size, spacing = 0 }: Pick<Line, 'face' | 'text' | 'size' | 'spacing'>) {
  const font = faces[face];
  return (font.layout(text).advanceWidth / font.unitsPerEm) * size + spacing * (text.length - 1);
}

/** A line of text as outlines: a logo must not depend on a font. */
export function lettering({ face, text, size, x, y, fill, spacing = 0, lean = 0 }: Line): string {
  const font = faces[face];
  const scale = size / font.unitsPerEm;
  let at = 0;
  const outlines = font.layout(text).glyphs.map((glyph) => {
    const d = glyph.path
      .scale(scale, -scale)
      .translate(x + at, y)
      .toSVG();
    at += glyph.advanceWidth * scale + spacing;
    return d;
  });
  const rounded = outlines.join('').replace(/-?\d+\.\d+/g, (number) => n(Number(number)));
  const leaning = lean
    ? { transform: `translate(${n(Math.tan((lean * Math.PI) / 180) * y)} 0) skewX(${-lean})` }
    : {};
  return path(rounded, { fill, ...leaning });
}
