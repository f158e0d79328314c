import { palette } from '../../../drawing/colours';
import { contour, flat, groundLine } from '../../../drawing/line';
import { fish, river } from '../../../drawing/motifs';
import { drawing, element, n, path, times } from '../../../drawing/svg';
import { serviceGlyphs } from '../marks/marks';

/** Positions of the eight fruits. */
const fruits = [
  [104, 408],
  [84, 274],
  [140, 150],
  [248, 72],
  [392, 72],
  [500, 150],
  [556, 274],
  [536, 408],
] as const;

const trunkTop = 330;

const leaf = (x: number, y: number, angle: number, fill: string) =>
  flat('M0 0Q16 -18 40 0Q16 18 0 0z', fill, {
    strokeWidth: 3,
    transform: `translate(${n(x)} ${n(y)}) rotate(${n(angle)})`,
  });

/** A branch from the trunk to its fruit, with leaves on both sides. */
function branch([x, y]: readonly [number, number]): string {
  const [fromX, fromY] = [320 + Math.sign(x - 320) * 10, y > 300 ? 456 : trunkTop + 30];
  const [bendX, bendY] = [fromX + (x - fromX) * 0.34, y > 300 ? fromY - 50 : y + (fromY - y) * 0.36];
  const d = `M${fromX} ${fromY}Q${n(bendX)} ${n(bendY)} ${x} ${y}`;
  const leaves = [0.4, 0.62].flatMap((t, row) => {
    const at = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
    const slope =
      (Math.atan2((1 - t) * (bendY - fromY) + t * (y - bendY), (1 - t) * (bendX - fromX) + t * (x - bendX)) *
        180) /
      Math.PI;
    const [px, py] = [at(fromX, bendX, x), at(fromY, bendY, y)];
    return [
      leaf(px, py, slope - 62, row ? palette.patta : palette.neel),
      leaf(px, py, slope + 62, row ? palette.neel : palette.patta),
    ];
  });
  return (
    path(d, { ...contour, strokeWidth: 15 }) +
    path(d, { stroke: palette.haldi, strokeWidth: 4 }) +
    leaves.join('')
  );
}

const fruit = ([x, y]: readonly [number, number], glyph: { fill: string; ink: string; fine: string }) => {
  const scalloped = times(20, (index) => {
    const angle = (index / 20) * Math.PI * 2;
    return element('circle', {
      cx: x + Math.cos(angle) * 57,
      cy: y + Math.sin(angle) * 57,
      r: 5.5,
      fill: palette.alta,
      stroke: palette.ink,
      strokeWidth: 2,
    });
  }).join('');
  return (
    scalloped +
    element('circle', { cx: x, cy: y, r: 53, fill: palette.white, stroke: palette.ink, strokeWidth: 4 }) +
    element(
      'g',
      {
        transform: `translate(${x - 36} ${y - 36}) scale(1.8)`,
        fill: 'none',
        stroke: palette.ink,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      },
      path(glyph.fill, { fill: palette.haldi, stroke: 'none' }) +
        path(glyph.ink, { strokeWidth: 1.8 }) +
        path(glyph.fine, { strokeWidth: 0.9 }),
    )
  );
};

const trunk = 'M268 574Q308 520 304 340Q306 304 320 290Q334 304 336 340Q332 520 372 574z';

/** More than eight would be too crowded on a link preview. */
const shown = ['strategy', 'logo', 'seo', 'social', 'performance', 'website', 'leads', 'packaging'] as const;

/** A tree whose eight fruits carry the marks of eight services. */
export const servicesTree = (): string =>
  drawing(
    640,
    640,
    [
      groundLine(574, 640),
      river(-10, 604, 680, 2),
      fish(448, 606, 0.5, 1),
      fish(200, 606, 0.5, -1, palette.alta),
      ...fruits.map(branch),
      flat(trunk, palette.alta, { strokeWidth: 7 }),
      path(
        times(
          9,
          (row) => `M${306 - row * 1.2} ${360 + row * 24}l${14 + row * 1.2} 12l${14 + row * 1.2} -12`,
        ).join(''),
        { stroke: palette.haldi, strokeWidth: 3 },
      ),
      ...shown.map((name, index) => fruit(fruits[index] ?? [0, 0], serviceGlyphs[name])),
    ].join(''),
  );
