import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import { dye } from '../kit/colours';
import { drawing, element, n, path } from '../kit/svg';

const require = createRequire(import.meta.url);
const letters = ' &-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const open = async (file: string, variationAxes: Record<string, number> = {}) => {
  const font = readFileSync(require.resolve(file));
  return fontkit.create(
    await subsetFont(font, letters, { targetFormat: 'sfnt', variationAxes }),
  ) as fontkit.Font;
};

const display = await open('@fontsource-variable/anek-latin/files/anek-latin-latin-wdth-normal.woff2', {
  wght: 750,
  wdth: 110,
});
const body = await open('@fontsource/mukta/files/mukta-latin-600-normal.woff2');

/** A line of text as outlines: a logo must not depend on a font. */
function lettering(
  font: fontkit.Font,
  text: string,
  size: number,
  x: number,
  y: number,
  fill: string,
): string {
  const scale = size / font.unitsPerEm;
  let at = 0;
  const outlines = font.layout(text).glyphs.map((glyph) => {
    const d = glyph.path
      .scale(scale, -scale)
      .translate(x + at, y)
      .toSVG();
    at += glyph.advanceWidth * scale;
    return d;
  });
  const rounded = outlines.join('').replace(/-?\d+\.\d+/g, (number) => n(Number(number)));
  return path(rounded, { fill });
}

type Logo = { mark: (ink: string) => string; top: string; bottom?: string; wide?: boolean };

const line = (stroke: string, strokeWidth = 3) =>
  ({ stroke, strokeWidth, strokeLinejoin: 'round', strokeLinecap: 'round' }) as const;

export const logos: Record<string, Logo> = {
  wishluv: {
    top: 'WISHLUV',
    bottom: 'BUILDCON',
    mark: (ink) => path('M4 44V22L18 8L32 22V44M12 44V28H24V44M18 8V2', line(ink)),
  },
  'biryani-mahal': {
    top: 'Biryani Mahal',
    bottom: 'since 1994',
    mark: (ink) =>
      path(
        'M4 28H34Q32 44 19 44T4 28zM8 28Q10 16 19 16T30 28M19 16V10M12 8q-3 -3 0 -6M26 8q3 -3 0 -6',
        line(ink),
      ),
  },
  'helping-hand': {
    top: 'The Helping',
    bottom: 'HAND',
    mark: (ink) =>
      path(
        'M10 44V24M10 26V12a3 3 0 0 1 6 0V24V7a3 3 0 0 1 6 0V24V10a3 3 0 0 1 6 0V30q0 14 -12 14',
        line(ink),
      ),
  },
  taxmitra: {
    top: 'TaxMitra',
    bottom: 'ASSOCIATES',
    mark: (ink) => path('M8 4H24L31 11V44H8zM24 4V11H31M14 20H25M14 27H25M14 34H20', line(ink)),
  },
  'sikki-sutra': {
    top: 'Sikki & Sutra',
    mark: (ink) =>
      element('circle', { cx: 19, cy: 24, r: 16, fill: 'none', ...line(ink) }) +
      element('circle', { cx: 19, cy: 24, r: 10, fill: 'none', ...line(ink) }) +
      element('circle', { cx: 19, cy: 24, r: 4, fill: 'none', ...line(ink) }) +
      path('M19 8V40M3 24H35', line(ink, 1.6)),
  },
  'gyan-ganga': {
    top: 'Gyan Ganga',
    bottom: 'CLASSES',
    mark: (ink) =>
      path(
        'M2 14L19 6L36 14L19 22zM9 18V27Q19 34 29 27V18M3 38q4 -5 8 0t8 0t8 0t8 0M3 44q4 -5 8 0t8 0t8 0t8 0',
        line(ink, 2.6),
      ),
  },
  'litchi-express': {
    top: 'Litchi',
    bottom: 'EXPRESS',
    mark: (ink) =>
      element('circle', { cx: 19, cy: 29, r: 13, fill: 'none', ...line(ink) }) +
      path(
        'M19 16Q19 8 28 4M19 14Q10 12 8 4Q18 4 19 14M14 26l2 2M21 24l2 2M17 33l2 2M24 31l2 2',
        line(ink, 2.4),
      ),
  },
  'partner-meta-ads': {
    top: 'Meta Ads',
    bottom: 'PARTNER',
    mark: (ink) =>
      path(
        'M4 30Q4 14 11 14Q16 14 20 24Q24 34 29 34Q34 34 34 26Q34 14 28 14Q23 14 19 24Q15 34 10 34Q4 34 4 28',
        line(ink),
      ),
  },
  'partner-google-ads': {
    top: 'Google Ads',
    bottom: 'PARTNER',
    mark: (ink) =>
      path('M8 38L22 10M22 10L34 34', line(ink, 7)) + element('circle', { cx: 9, cy: 37, r: 5, fill: ink }),
  },
};

/** A logo of 160 × 48, in ink or for dark ground. */
export function logo({ mark, top, bottom }: Logo, isLight: boolean): string {
  const ink = isLight ? '#F1F3F7' : dye.ink;
  const widest = 112;
  const fit = (font: fontkit.Font, text: string, size: number) => {
    const width = (font.layout(text).advanceWidth / font.unitsPerEm) * size;
    return Math.min(size, (size * widest) / width);
  };
  const topSize = fit(display, top, bottom ? 20 : 22);
  const words = bottom
    ? lettering(display, top, topSize, 46, 24, ink) +
      lettering(body, bottom, fit(body, bottom, 13), 46, 40, ink)
    : lettering(display, top, topSize, 46, 31, ink);
  return drawing(160, 48, mark(ink) + words);
}
