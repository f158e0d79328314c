import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import { dye } from '../kit/colours';
import { drawing, n, path } from '../kit/svg';

const require = createRequire(import.meta.url);
const font = fontkit.create(
  readFileSync(require.resolve('@fontsource/mukta/files/mukta-devanagari-600-normal.woff2')),
) as fontkit.Font;

const size = 30;
const height = 44;

/** A line of Hindi as outlines: its letters would bring a font of 100 KB with them. */
function hindi(text: string, fill: string): string {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let at = 0;
  const outlines = glyphs.map((glyph, index) => {
    const { xAdvance, xOffset, yOffset } = positions[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 };
    const d = glyph.path
      .scale(scale, -scale)
      .translate(at + xOffset * scale, 32 - yOffset * scale)
      .toSVG();
    at += xAdvance * scale;
    return d;
  });
  const rounded = outlines.join('').replace(/-?\d+\.\d+/g, (number) => n(Number(number)));
  return drawing(Math.ceil(at), height, path(rounded, { fill }));
}

/** "Let us talk in Hindi", on white and on dark ground. */
export const talkInHindi = () => hindi('हिन्दी में बात करें', dye.ink);
export const talkInHindiLight = () => hindi('हिन्दी में बात करें', '#F1F3F7');
