import { palette } from '../../../drawing/colours';
import { contour, flat, within } from '../../../drawing/line';
import { fish, river, sun } from '../../../drawing/motifs';
import { drawing, element, n, path, times } from '../../../drawing/svg';
import { landmark } from '../landmark';

type Box = { x: number; y: number; width: number; height: number };

const rect = ({ x, y, width, height }: Box, inset = 0) =>
  `M${n(x + inset)} ${n(y + inset)}h${n(width - 2 * inset)}v${n(height - 2 * inset)}h${n(2 * inset - width)}z`;

/** A picture on its nail: a coloured frame with petals, and its content in the box's own units. */
function framed(id: string, box: Box, frameColour: string, paper: string, picture: string): string {
  const { x, y, width, height } = box;
  const across = Math.round(width / 24);
  const down = Math.round(height / 24);
  const beads = [
    ...times(across, (index) => [x + ((index + 0.5) * width) / across, y + 10]),
    ...times(across, (index) => [x + ((index + 0.5) * width) / across, y + height - 10]),
    ...times(down - 2, (index) => [x + 10, y + ((index + 1.5) * height) / down]),
    ...times(down - 2, (index) => [x + width - 10, y + ((index + 1.5) * height) / down]),
  ].map(([cx, cy]) => element('circle', { cx, cy, r: 4, fill: palette.white }));
  const opening = rect(box, 20);
  return (
    path(`M${x + width / 2 - 26} ${y}L${x + width / 2} ${y - 22}L${x + width / 2 + 26} ${y}`, {
      ...contour,
      strokeWidth: 3,
    }) +
    element('circle', { cx: x + width / 2, cy: y - 23, r: 4.5, fill: palette.ink }) +
    flat(rect(box), frameColour) +
    beads.join('') +
    flat(opening, paper, { strokeWidth: 4 }) +
    within(id, opening, element('g', { transform: `translate(${x} ${y})` }, picture)) +
    path(rect(box, 26), { stroke: palette.ink, strokeWidth: 1.8 })
  );
}

const lotus = (x: number, y: number) =>
  [-64, 64, -36, 36, 0]
    .map((angle) =>
      flat(`M0 0Q-30 -34 0 -78Q30 -34 0 0z`, angle % 64 ? palette.alta : palette.haldi, {
        strokeWidth: 3.5,
        transform: `translate(${x} ${y}) rotate(${angle})`,
      }),
    )
    .join('');

const boat = (x: number, y: number) =>
  flat(
    `M${x - 62} ${y}Q${x} ${y + 22} ${x + 62} ${y}Q${x + 40} ${y + 38} ${x} ${y + 38}T${x - 62} ${y}z`,
    palette.alta,
  ) +
  path(`M${x} ${y + 8}V${y - 74}`, contour) +
  flat(`M${x + 6} ${y - 72}Q${x + 60} ${y - 44} ${x + 50} ${y - 10}H${x + 6}z`, palette.white) +
  path(`M${x + 14} ${y - 18}l32 -20M${x + 14} ${y - 32}l24 -16M${x + 14} ${y - 46}l16 -10`, {
    stroke: palette.ink,
    strokeWidth: 2,
  });

/** A peacock's tail feather. */
const feather = (x: number, y: number) =>
  path(`M${x} ${y}V${y - 60}`, contour) +
  flat(`M${x} ${y - 28}Q${x - 52} ${y - 80} ${x} ${y - 150}Q${x + 52} ${y - 80} ${x} ${y - 28}z`, palette.patta) +
  flat(`M${x} ${y - 48}Q${x - 30} ${y - 82} ${x} ${y - 122}Q${x + 30} ${y - 82} ${x} ${y - 48}z`, palette.haldi, {
    strokeWidth: 3,
  }) +
  element('circle', { cx: x, cy: y - 80, r: 13, fill: palette.neel, stroke: palette.ink, strokeWidth: 3 });

const hut = (x: number, y: number) =>
  flat(`M${x - 46} ${y}V${y - 58}H${x + 46}V${y}z`, palette.white) +
  path(
    `M${x - 40} ${y - 8}l34 -42M${x - 40} ${y - 24}l20 -26M${x + 40} ${y - 8}l-34 -42M${x + 40} ${y - 24}l-20 -26`,
    { stroke: palette.ink, strokeWidth: 2 },
  ) +
  flat(`M${x - 64} ${y - 54}L${x} ${y - 112}L${x + 64} ${y - 54}z`, palette.alta) +
  flat(`M${x - 13} ${y}V${y - 26}a13 13 0 0 1 26 0V${y}z`, palette.ink, { strokeWidth: 2 });

/** A wall of framed pictures in different styles, for the portfolio. */
export const framedWall = (): string =>
  drawing(
    640,
    640,
    [
      framed(
        'fish',
        { x: 24, y: 48, width: 230, height: 150 },
        palette.neel,
        palette.white,
        fish(42, 76, 0.92, 1, palette.alta) + river(10, 132, 220, 2),
      ),
      framed('sun', { x: 24, y: 244, width: 230, height: 224 }, palette.alta, palette.haldi, sun(115, 112, 74)),
      framed(
        'landmark',
        { x: 284, y: 48, width: 332, height: 270 },
        palette.patta,
        palette.haldi,
        `<g transform="translate(30 24) scale(.5)">${sun(470, 84, 60)}${landmark(272, 372, 190)}</g>` +
          path('M0 212H332', { stroke: palette.ink, strokeWidth: 4 }) +
          river(0, 234, 340, 2),
      ),
      framed('feather', { x: 284, y: 364, width: 140, height: 210 }, palette.neel, palette.white, feather(70, 186)),
      framed(
        'boat',
        { x: 452, y: 364, width: 164, height: 210 },
        palette.alta,
        palette.white,
        boat(82, 128) + river(0, 172, 200, 2),
      ),
      framed(
        'lotus',
        { x: 24, y: 514, width: 112, height: 108 },
        palette.patta,
        palette.white,
        `<g transform="translate(56 84) scale(.66)">${lotus(0, 0)}</g>`,
      ),
      framed(
        'hut',
        { x: 160, y: 514, width: 98, height: 108 },
        palette.neel,
        palette.haldi,
        `<g transform="translate(49 84) scale(.42)">${hut(0, 0)}</g>`,
      ),
    ].join(''),
  );
