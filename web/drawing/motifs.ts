import { palette } from './colours';
import { element, n, path, times } from './svg';

/** A ring of petals around a point: one petal, repeated by rotation. */
function petals(
  cx: number,
  cy: number,
  radius: number,
  count: number,
  length: number,
  width: number,
  fill: string,
) {
  const petal = `M${n(cx)} ${n(cy - radius)}q${n(width)} ${n(-length * 0.55)} 0 ${n(-length)}q${n(-width)} ${n(length * 0.45)} 0 ${n(length)}z`;
  return times(count, (index) =>
    path(petal, {
      fill,
      stroke: palette.ink,
      strokeWidth: 2.5,
      strokeLinejoin: 'round',
      transform: `rotate(${n((index * 360) / count)} ${n(cx)} ${n(cy)})`,
    }),
  ).join('');
}

const disc = (cx: number, cy: number, r: number, fill: string) =>
  element('circle', { cx, cy, r, fill, stroke: palette.ink, strokeWidth: 3 });

/** The sun in alta red, with a flower for a face. */
export const sun = (cx: number, cy: number, radius: number): string =>
  [
    petals(cx, cy, radius * 0.74, 20, radius * 0.42, radius * 0.13, palette.alta),
    disc(cx, cy, radius * 0.74, palette.white),
    disc(cx, cy, radius * 0.64, palette.alta),
    petals(cx, cy, radius * 0.2, 12, radius * 0.36, radius * 0.1, palette.haldi),
    disc(cx, cy, radius * 0.17, palette.white),
  ].join('');

/** Rows of waves to the right of and below the point. */
export const river = (x: number, y: number, width: number, rows: number): string =>
  times(rows, (row) => {
    const half = 16;
    const start = x - (row % 2 ? half : 0);
    const waves = times(Math.ceil(width / (half * 2)) + 1, () => `q${half} -18 ${half * 2} 0`).join('');
    return path(`M${n(start)} ${n(y + row * 20)}${waves}`, {
      stroke: palette.neel,
      strokeWidth: row % 2 ? 2 : 4,
    });
  }).join('');

/** A fish, 158 units long at scale 1, facing left; a negative `facing` mirrors it. */
export function fish(
  x: number,
  y: number,
  scale: number,
  facing: 1 | -1,
  fill: string = palette.patta,
): string {
  const body = path('M0 0C30 -34 92 -34 124 -4L158 -30Q150 0 158 30L124 6C92 34 30 34 0 0z', {
    fill,
    stroke: palette.ink,
    strokeWidth: 5,
    strokeLinejoin: 'round',
  });
  const scales = times(5, (column) =>
    times(3, (row) => `M${46 + column * 14} ${row * 13 - 19}q10 6 0 12`).join(''),
  ).join('');
  return element(
    'g',
    { transform: `translate(${n(x)} ${n(y)}) scale(${scale * facing} ${scale})` },
    body +
      path(scales, { stroke: palette.white, strokeWidth: 2.4 }) +
      path('M34 -21q9 21 0 42', { stroke: palette.white, strokeWidth: 3 }) +
      path('M128 -8l22 -12M130 0h18M128 8l22 12', { stroke: palette.white, strokeWidth: 2 }) +
      element('circle', {
        cx: 20,
        cy: -6,
        r: 6.5,
        fill: palette.white,
        stroke: palette.ink,
        strokeWidth: 3,
      }) +
      element('circle', { cx: 20, cy: -6, r: 2, fill: palette.ink }),
  );
}

/** A sprig of leaves that grows upwards from a point. */
export function sprig(x: number, y: number, height: number, pairs: number): string {
  const step = height / (pairs + 1);
  const leaf = (side: 1 | -1, at: number) =>
    path(`M${n(x)} ${n(at)}q${n(side * 8)} -16 ${n(side * 24)} -14q${n(side * -6)} 16 ${n(side * -24)} 14z`, {
      fill: palette.patta,
      stroke: palette.ink,
      strokeWidth: 2.4,
      strokeLinejoin: 'round',
    });
  return (
    path(`M${n(x)} ${n(y)}V${n(y - height)}`, { stroke: palette.ink, strokeWidth: 4 }) +
    times(pairs, (index) => leaf(-1, y - step * (index + 0.6)) + leaf(1, y - step * (index + 0.6))).join('') +
    path(`M${n(x)} ${n(y - height)}q-9 -12 0 -26q9 14 0 26z`, {
      fill: palette.alta,
      stroke: palette.ink,
      strokeWidth: 2.4,
    })
  );
}
