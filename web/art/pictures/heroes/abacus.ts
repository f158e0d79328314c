import { wallBand } from '../../../drawing/bands';
import { palette } from '../../../drawing/colours';
import { contour, doubled, flat, groundLine, within } from '../../../drawing/line';
import { sprig } from '../../../drawing/motifs';
import { drawing, element, path, times } from '../../../drawing/svg';

const frame = { left: 60, right: 580, top: 120, foot: 560, bar: 34 };

/** Beads of each wire that are pushed to the left, as in a calculation in progress. */
const counted = [7, 3, 9, 5, 2, 6];
const beads = 10;
const beadColours = [palette.alta, palette.white, palette.neel, palette.white, palette.patta, palette.white];

const bead = (x: number, y: number, fill: string) =>
  element('ellipse', { cx: x, cy: y, rx: 17, ry: 24, fill, ...contour, strokeWidth: 4 }) +
  path(
    fill === palette.white
      ? `M${x - 9} ${y - 8}l14 -10M${x - 12} ${y + 2}l22 -16M${x - 10} ${y + 12}l20 -15M${x - 4} ${y + 18}l14 -10`
      : `M${x - 6} ${y - 14}q-7 14 0 28`,
    { stroke: fill === palette.white ? palette.ink : palette.haldi, strokeWidth: 2.6, strokeLinecap: 'round' },
  );

function wire(row: number): string {
  const y = frame.top + 72 + row * 60;
  const [from, to] = [frame.left + frame.bar + 20, frame.right - frame.bar - 20];
  const left = counted[row] ?? 0;
  const places = times(beads, (index) => (index < left ? from + index * 36 : to - (beads - 1 - index) * 36));
  return (
    path(`M${frame.left + frame.bar} ${y}H${frame.right - frame.bar}`, { stroke: palette.ink, strokeWidth: 5 }) +
    places.map((x) => bead(x, y, beadColours[row] ?? palette.white)).join('')
  );
}

const outer = `M${frame.left} ${frame.top}H${frame.right}V${frame.foot}H${frame.left}z`;
const inner = `M${frame.left + frame.bar} ${frame.top + frame.bar}V${frame.foot - frame.bar}H${frame.right - frame.bar}V${frame.top + frame.bar}z`;

/** The wooden frame: horizontal bands at top and bottom, rotated bands at the sides. */
const wood = () =>
  [frame.top, frame.foot - frame.bar]
    .map((y) => wallBand({ x: frame.left, y, width: frame.right - frame.left, height: frame.bar }, 0))
    .join('') +
  [frame.left, frame.right - frame.bar]
    .map((x) =>
      element(
        'g',
        { transform: `translate(${x + frame.bar} ${frame.top + frame.bar}) rotate(90)` },
        wallBand({ x: 0, y: 0, width: frame.foot - frame.top - 2 * frame.bar, height: frame.bar }, 2),
      ),
    )
    .join('');

/** A parrot on the frame. */
const parrot = (x: number, y: number) =>
  flat(
    `M${x - 14} ${y - 8}Q${x - 52} ${y + 44} ${x - 66} ${y + 96}Q${x - 32} ${y + 62} ${x + 6} ${y - 6}z`,
    palette.neel,
    { strokeWidth: 4 },
  ) +
  flat(
    `M${x - 30} ${y}Q${x - 34} ${y - 60} ${x + 4} ${y - 88}Q${x + 44} ${y - 100} ${x + 50} ${y - 66}Q${x + 52} ${y - 14} ${x + 8} ${y + 4}Q${x - 14} ${y + 10} ${x - 30} ${y}z`,
    palette.patta,
  ) +
  flat(
    `M${x + 46} ${y - 80}Q${x + 76} ${y - 78} ${x + 62} ${y - 48}Q${x + 58} ${y - 58} ${x + 49} ${y - 58}z`,
    palette.alta,
    { strokeWidth: 4 },
  ) +
  path(`M${x - 20} ${y - 6}Q${x - 24} ${y - 44} ${x + 6} ${y - 58}Q${x + 26} ${y - 24} ${x - 20} ${y - 6}z`, {
    fill: palette.white,
    stroke: palette.ink,
    strokeWidth: 3,
  }) +
  path(`M${x - 16} ${y - 14}l24 -24M${x - 17} ${y - 24}l20 -20M${x - 8} ${y - 12}l20 -20`, {
    stroke: palette.ink,
    strokeWidth: 2,
  }) +
  path(`M${x + 2} ${y - 68}q26 14 46 -2`, { stroke: palette.alta, strokeWidth: 5 }) +
  element('circle', { cx: x + 32, cy: y - 78, r: 7, fill: palette.white, stroke: palette.ink, strokeWidth: 3 }) +
  element('circle', { cx: x + 33, cy: y - 78, r: 2.4, fill: palette.ink });

/** An abacus, for the page of calculators. */
export const abacus = (): string =>
  drawing(
    640,
    640,
    [
      sprig(32, 596, 150, 4),
      sprig(610, 596, 190, 5),
      flat('M92 596V560H128V596zM512 596V560H548V596z', palette.alta),
      within('wood', `${outer}${inner}`, wood()),
      path(`${outer}${inner}`, { ...contour, strokeWidth: 7 }),
      ...times(counted.length, wire),
      doubled(
        `M${frame.left - 6} ${frame.top - 12}H${frame.right + 6}V${frame.top + 4}H${frame.left - 6}z`,
        palette.alta,
      ),
      parrot(420, 106),
      groundLine(598, 640),
      ...times(1, () => wallBand({ x: 0, y: 609, width: 640, height: 31 }, 2)),
    ].join(''),
  );
