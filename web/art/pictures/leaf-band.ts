import { palette } from '../../drawing/colours';
import { drawing, path } from '../../drawing/svg';

/** One tile of the border below heroes and above the footer; it repeats horizontally. */
export const leafBand = (line: string, leaf: string, ground: string): string =>
  drawing(
    40,
    20,
    `<rect width="40" height="20" fill="${ground}"/>` +
      path('M0 1.5H40M0 18.5H40', { stroke: line, strokeWidth: 1.6 }) +
      path('M20 10Q28 2 38 10Q28 18 20 10z', { fill: leaf, stroke: line, strokeWidth: 1.4 }) +
      path('M0 10Q8 2 18 10Q8 18 0 10z', { stroke: line, strokeWidth: 1.4 }) +
      path('M3 10H15', { stroke: line, strokeWidth: 1 }) +
      `<circle cx="19" cy="10" r="1.5" fill="${line}"/><circle cx="39" cy="10" r="1.5" fill="${line}"/>`,
  );

export const leafBandLight = () => leafBand(palette.ink, palette.alta, palette.white);
export const leafBandDark = () => leafBand('#FFC531', '#FF8CA3', '#0D1120');
