import { palette } from '../../../drawing/colours';
import { element, path, times } from '../../../drawing/svg';

const line = { stroke: palette.ink, strokeWidth: 3, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

/** `count` outlines side by side, as one path. */
const row = (count: number, step: number, outline: (x: number) => string, from = 0): string =>
  times(count, (index) => outline(from + index * step)).join('');

const lozenges = (x: number, y: number, count: number) =>
  row(count, 14, (at) => `M${at} ${y}l6 -5l6 5l-6 5z`, x);

const hatching = (x: number, y: number, count: number, height: number) =>
  row(count, 6, (at) => `M${at} ${y}l${height / 2} ${-height}`, x);

const shape = (d: string, fill: string, strokeWidth = 3) => path(d, { fill, ...line, strokeWidth });

function sprig(x: number, height: number): string {
  const leaves = row(3, 14, (y) => `M${x} ${y}q4 -9 13 -8q-3 9 -13 8zM${x} ${y}q-4 -9 -13 -8q3 9 13 8z`, 104);
  return (
    path(`M${x} 134V${134 - height}`, line) +
    shape(leaves, palette.patta, 1.6) +
    shape(`M${x} ${134 - height}q-6 -8 0 -16q6 8 0 16z`, palette.alta, 1.6)
  );
}

/** A shop with its awning out and goods on its shelf. */
const shop = () =>
  shape('M44 60H204V134H44z', palette.white, 8) +
  path('M44 60H204V134H44z', { stroke: palette.haldi, strokeWidth: 3 }) +
  path(hatching(52, 132, 23, 24), { ...line, strokeWidth: 1.2 }) +
  path('M58 134V104a16 16 0 0 1 32 0V134z', { fill: palette.ink }) +
  path('M64 134V105a10 10 0 0 1 20 0V134', { stroke: palette.haldi, strokeWidth: 2.5 }) +
  shape('M102 88H192V122H102z', palette.neel) +
  shape(
    row(4, 21, (x) => `M${x} 121q-9 -13 0 -19v-5h9v5q9 6 0 19z`, 113),
    palette.haldi,
    2,
  ) +
  shape('M36 34H212V56H36z', palette.neel) +
  shape(lozenges(42, 45, 12), palette.haldi, 1.2) +
  shape(
    row(4, 46, (x) => `M${x} 56h23v13q-11.5 15 -23 0z`, 32),
    palette.alta,
    2.2,
  ) +
  shape(
    row(4, 46, (x) => `M${x} 56h23v13q-11.5 15 -23 0z`, 55),
    palette.white,
    2.2,
  );

/** The same shop on a phone. */
const phone = () =>
  element('rect', { x: 266, y: 12, width: 84, height: 132, rx: 11, fill: palette.ink }) +
  path('M277.5 15.5h61q8 0 8 8v109q0 8 -8 8h-61q-8 0 -8 -8v-109q0 -8 8 -8z', {
    stroke: palette.haldi,
    strokeWidth: 1.6,
  }) +
  path('M274 26H342V132H274z', { fill: palette.white }) +
  path('M274 26H342V40H274z', { fill: palette.patta }) +
  shape(lozenges(275, 33, 5), palette.haldi, 1) +
  path('M286 58H330V84H286z', { ...line, strokeWidth: 2 }) +
  shape(
    row(2, 28, (x) => `M${x} 50h14v8q-7 9 -14 0z`, 280),
    palette.alta,
    1.6,
  ) +
  shape(
    row(2, 28, (x) => `M${x} 50h14v8q-7 9 -14 0z`, 294),
    palette.white,
    1.6,
  ) +
  path('M302 84V74a6 6 0 0 1 12 0V84z', { fill: palette.ink }) +
  path('M282 94H334M282 102H320', { ...line, strokeWidth: 2.4 }) +
  shape('M282 110H334V124H282z', palette.alta, 2);

const flower = () =>
  times(12, (index) => {
    const turn = { transform: `rotate(${index * 30})` };
    return path('M0 -15q5 -7 0 -15q-5 7 0 15z', { fill: palette.alta, ...line, strokeWidth: 1.4, ...turn });
  }).join('') +
  element('circle', { r: 14, fill: palette.white, ...line, strokeWidth: 2 }) +
  element('circle', { r: 10, fill: palette.alta, ...line, strokeWidth: 1.6 }) +
  element('circle', { r: 4, fill: palette.haldi });

/** A shop, and the same shop on a phone: what the popup offers, in 420 × 150. */
export const offerPicture = (): string =>
  element('rect', { width: 420, height: 150, fill: palette.haldi }) +
  path('M0 136H420', { ...line, strokeWidth: 4 }) +
  path('M0 141.5H420', { ...line, strokeWidth: 1.5 }) +
  sprig(18, 62) +
  sprig(236, 62) +
  shop() +
  phone() +
  element('g', { transform: 'translate(388 92)' }, flower());
