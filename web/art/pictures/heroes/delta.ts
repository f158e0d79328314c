import { palette } from '../../../drawing/colours';
import { contour, flat } from '../../../drawing/line';
import { fish, sprig, sun } from '../../../drawing/motifs';
import { drawing, element, path, times } from '../../../drawing/svg';

/** The river's course and its branches, from the sun to each village. */
const course = 'M84 88C150 70 190 110 250 140S330 240 330 330S330 520 330 660';
const arms = [
  'M256 143C330 110 400 140 470 104',
  'M324 272C420 240 450 290 540 262',
  'M322 260C240 262 200 330 108 322',
  'M330 416C420 416 450 456 536 446',
  'M330 410C240 430 220 490 118 494',
];

const bed = (d: string, width: number) =>
  path(d, { ...contour, strokeLinecap: 'butt', strokeWidth: width + 14 }) +
  path(d, { stroke: palette.haldi, strokeWidth: width + 6 });

/** Water as strands within the banks. */
const water = (d: string, width: number) =>
  path(d, { stroke: palette.neel, strokeWidth: width }) +
  path(d, { stroke: palette.white, strokeWidth: width * 0.62 }) +
  path(d, { stroke: palette.neel, strokeWidth: width * 0.44 });

const drops = (d: string, size: number) =>
  path(d, { stroke: palette.white, strokeWidth: size, strokeDasharray: `0 ${size * 3}`, strokeLinecap: 'round' });

/** A house at the end of a branch. */
const house = (x: number, y: number, roof: string) =>
  element('circle', { cx: x, cy: y, r: 62, fill: palette.white, ...contour, strokeWidth: 6 }) +
  element('circle', { cx: x, cy: y, r: 54, fill: palette.haldi, stroke: palette.ink, strokeWidth: 2.5 }) +
  flat(`M${x - 30} ${y + 34}V${y - 6}H${x + 30}V${y + 34}z`, palette.white, { strokeWidth: 4 }) +
  path(
    `M${x - 26} ${y + 14}l16 -16M${x - 26} ${y + 26}l12 -12M${x + 12} ${y + 12}l14 -14M${x + 14} ${y + 26}l12 -12`,
    {
      stroke: palette.ink,
      strokeWidth: 2,
    },
  ) +
  flat(`M${x - 42} ${y - 2}L${x} ${y - 42}L${x + 42} ${y - 2}z`, roof, { strokeWidth: 4 }) +
  flat(`M${x - 9} ${y + 34}V${y + 16}a9 10 0 0 1 18 0V${y + 34}z`, palette.ink, { strokeWidth: 1 }) +
  path(times(3, (index) => `M${x - 18 + index * 12} ${y - 10}l6 -10l6 10`).join(''), {
    stroke: palette.white,
    strokeWidth: 2.4,
  });

/** A river that branches from the sun to every village, for the sitemap. */
export const delta = (): string =>
  drawing(
    640,
    640,
    [
      sprig(218, 604, 96, 3),
      sprig(440, 402, 84, 2),
      sprig(270, 612, 60, 1),
      sprig(420, 612, 130, 4),
      sprig(604, 612, 84, 2),
      sprig(484, 612, 70, 2),
      sprig(150, 612, 56, 1),
      ...arms.map((arm) => bed(arm, 24)),
      bed(course, 56),
      ...arms.map((arm) => water(arm, 24)),
      water(course, 56),
      ...arms.map((arm) => drops(arm, 3.4)),
      drops(course, 5),
      sun(88, 92, 72),
      house(506, 92, palette.alta),
      house(560, 262, palette.patta),
      house(86, 328, palette.neel),
      house(552, 446, palette.alta),
      house(86, 502, palette.patta),
      element('g', { transform: 'rotate(90 330 520)' }, fish(262, 520, 0.72, 1, palette.alta)),
    ].join(''),
  );
