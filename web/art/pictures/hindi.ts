import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import { caseStudies } from '../../src/content/case-studies';
import { hero } from '../../src/content/home/hero';
import { legalWords } from '../../src/content/legal/words';
import { pricing } from '../../src/content/offer/pricing';
import { startupPlan } from '../../src/content/offer/startup-plan';
import { portfolio } from '../../src/content/portfolio';
import { allServices } from '../../src/content/services/all';
import { hindiChat } from '../../src/content/site';
import { sitemap } from '../../src/content/sitemap';
import { drawMyShop } from '../../src/content/tools/draw-my-shop';
import { resources } from '../../src/content/tools/resources';
import { unlisted } from '../../src/content/unlisted';
import { palette } from '../../drawing/colours';
import { drawing, n, path } from '../../drawing/svg';
import { lettering, widthOf } from './lettering';

const require = createRequire(import.meta.url);
const family = '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wdth-normal.woff2';
const bold = await subsetFont(readFileSync(require.resolve(family)), undefined, {
  targetFormat: 'sfnt',
  variationAxes: { wght: 750, wdth: 100 },
  keepAllGlyphs: true,
});
const font = fontkit.create(bold) as fontkit.Font;

const byNight = '#F1F3F7';

type Frame = { width?: number; height: number; baseline: number; size: number };

/** Marks that the Devanagari file lacks; the Latin file of the same family has them. */
const marks = /([,?-]+)/;

/** A line of Hindi as outlines: as text it would need a font of 100 KB. */
function hindi(text: string, fill: string, { width, height, baseline, size }: Frame): string {
  const scale = size / font.unitsPerEm;
  let at = 0;
  const outlinesOf = (run: string): string => {
    if (marks.test(run)) {
      const drawn = lettering({ face: 'bold', text: run, size, x: at, y: baseline, fill });
      at += widthOf({ face: 'bold', text: run, size });
      return drawn;
    }
    const { glyphs, positions } = font.layout(run);
    const outlines = glyphs.map((glyph, index) => {
      const { xAdvance, xOffset, yOffset } = positions[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 };
      const d = glyph.path
        .scale(scale, -scale)
        .translate(at + xOffset * scale, baseline - yOffset * scale)
        .toSVG();
      at += xAdvance * scale;
      return d;
    });
    const rounded = outlines.join('').replace(/-?\d+\.\d+/g, (number) => n(Number(number)));
    return path(rounded, { fill });
  };
  const drawn = text.split(marks).map(outlinesOf).join('');
  if (width && at > width) throw new Error(`"${text}" is wider than ${width}`);
  return drawing(width ?? Math.ceil(at), height, drawn);
}

const line: Frame = { width: 360, height: 44, baseline: 31, size: 30 };
const name: Frame = { height: 32, baseline: 23, size: 21 };

const pages = [
  hero,
  drawMyShop,
  allServices,
  portfolio,
  pricing,
  startupPlan,
  resources,
  ...caseStudies,
  sitemap,
  ...Object.values(unlisted),
];

/** Every line of Hindi on English pages, by file name; `-light` for dark backgrounds. */
export const hindiFiles = (): [string, string][] => [
  ['talk', hindi(hindiChat.words, palette.ink, { ...line, width: 190, size: 27 })],
  ['talk-light', hindi(hindiChat.words, byNight, { ...line, width: 190, size: 27 })],
  ['name', hindi('हिन्दी', palette.ink, { ...name, width: 46 })],
  ['name-light', hindi('हिन्दी', byNight, { ...name, width: 46 })],
  ...[...pages.map(({ line }) => line), legalWords.line].flatMap((own): [string, string][] =>
    own
      ? [
          [own.name, hindi(own.words, palette.alta, line)],
          [`${own.name}-light`, hindi(own.words, palette.haldi, line)],
        ]
      : [],
  ),
];
