import { agency } from '../../../services/contracts/src/brand/agency';
import { formerNames } from '../../../services/contracts/src/brand/origin';
import { wallBand } from '../../drawing/bands';
import { palette } from '../../drawing/colours';
import { element, n, path, times } from '../../drawing/svg';

const heightOf = (radius: number) => radius * 1.12;

const bands = 9;
const steps = 11;

/** Whether the drawings are for the agency in the city with the granary; others get a hill instead. */
export const hasGranary = formerNames.includes(agency.name);

/**
 * The landmark with its stair, standing on a base line: Patna's granary, or a hill for another agency.
 * @param cx centre
 * @param base y of the ground
 * @param radius half of its width
 * @param hasFlag without it only the pole is drawn
 */
export const landmark = (cx: number, base: number, radius: number, hasFlag = true): string =>
  (hasGranary ? granary : hill)(cx, base, radius, hasFlag);

function hill(cx: number, base: number, radius: number, hasFlag: boolean): string {
  const top = base - heightOf(radius);
  const slope = radius * 0.6;
  return [
    path(
      `M${n(cx - radius)} ${n(base)}Q${n(cx - slope)} ${n(top)} ${n(cx)} ${n(top)}Q${n(cx + slope)} ${n(top)} ${n(cx + radius)} ${n(base)}z`,
      { fill: palette.patta, stroke: palette.ink, strokeWidth: 9 },
    ),
    stair(cx, base, radius),
    path(`M${n(cx)} ${n(top)}v-58`, { stroke: palette.ink, strokeWidth: 5 }),
    hasFlag ? flag(cx, top - 58) : '',
  ].join('');
}

function granary(cx: number, base: number, radius: number, hasFlag: boolean): string {
  const height = heightOf(radius);
  const dome =
    `M${n(cx - radius)} ${n(base)}C${n(cx - radius)} ${n(base - height * 0.72)} ${n(cx - radius * 0.52)} ${n(base - height)} ${n(cx)} ${n(base - height)}` +
    `C${n(cx + radius * 0.52)} ${n(base - height)} ${n(cx + radius)} ${n(base - height * 0.72)} ${n(cx + radius)} ${n(base)}Z`;
  const bandHeight = height / bands;
  const wall = times(bands, (index) =>
    wallBand(
      { x: cx - radius, y: base - (index + 1) * bandHeight, width: radius * 2, height: bandHeight },
      index,
    ),
  ).join('');
  return [
    element('clipPath', { id: 'dome' }, path(dome)),
    element('g', { clipPath: 'url(#dome)' }, wall + stair(cx, base, radius)),
    path(dome, { stroke: palette.ink, strokeWidth: 13 }),
    path(dome, { stroke: palette.haldi, strokeWidth: 5 }),
    lantern(cx, base - height, hasFlag),
    door(cx, base),
  ].join('');
}

/** A point on the stair: 0 at its foot, 1 below the lantern. */
export const onStair = (cx: number, base: number, radius: number, t: number) =>
  [cx - radius * 0.98 + t * radius * 0.93, base - heightOf(radius) * (0.04 + 0.9 * t ** 0.86)] as const;

/** The stair as a growth curve: steeper towards the top, ending below the lantern. */
function stair(cx: number, base: number, radius: number): string {
  const at = (t: number) => onStair(cx, base, radius, t);
  const [[x0, y0] = [0, 0], ...rest] = times(steps + 1, (index) => at(index / steps));
  const line = `M${n(x0)} ${n(y0)}${rest.map(([x, y]) => `H${n(x)}V${n(y)}`).join('')}`;
  return (
    path(line, { stroke: palette.ink, strokeWidth: 27 }) +
    path(line, { stroke: palette.haldi, strokeWidth: 18 }) +
    path(line, { stroke: palette.ink, strokeWidth: 2.4, strokeDasharray: '3 5' })
  );
}

const lantern = (cx: number, top: number, hasFlag: boolean) =>
  path(`M${n(cx - 26)} ${n(top + 3)}h52v-20q-26 -26 -52 0z`, {
    fill: palette.alta,
    stroke: palette.ink,
    strokeWidth: 5,
  }) +
  path(`M${n(cx - 16)} ${n(top - 3)}v-10M${n(cx)} ${n(top - 3)}v-16M${n(cx + 16)} ${n(top - 3)}v-10`, {
    stroke: palette.haldi,
    strokeWidth: 3,
  }) +
  path(`M${n(cx)} ${n(top - 30)}v-28`, { stroke: palette.ink, strokeWidth: 5 }) +
  (hasFlag ? flag(cx, top - 58) : '');

/** The pennant on its pole. */
export const flag = (x: number, y: number): string =>
  path(`M${n(x)} ${n(y)}l36 11l-36 12z`, {
    fill: palette.alta,
    stroke: palette.ink,
    strokeWidth: 4,
    strokeLinejoin: 'round',
  });

const door = (cx: number, base: number) =>
  path(`M${n(cx - 34)} ${n(base)}v-50a34 38 0 0 1 68 0v50z`, {
    fill: palette.white,
    stroke: palette.ink,
    strokeWidth: 3,
  }) +
  path(`M${n(cx - 26)} ${n(base)}v-48a26 30 0 0 1 52 0v48z`, { fill: palette.ink }) +
  path(`M${n(cx - 13)} ${n(base)}v-44a13 16 0 0 1 26 0v44z`, { fill: palette.haldi });
