import { wallBand } from '../../../drawing/bands';
import { palette } from '../../../drawing/colours';
import { contour, doubled, flat, groundLine, hatching, within } from '../../../drawing/line';
import { drawing, element, path, times } from '../../../drawing/svg';

const coin = (x: number, y: number) =>
  element('ellipse', { cx: x, cy: y, rx: 40, ry: 13, fill: palette.white, ...contour, strokeWidth: 4 }) +
  element('ellipse', { cx: x, cy: y, rx: 27, ry: 7, fill: palette.haldi, stroke: palette.ink, strokeWidth: 2.5 });

const pile = (x: number, y: number, count: number) =>
  times(count, (index) => coin(x, y - index * 15)).join('');

/** A pan on three cords. */
const pan = (x: number, top: number, load: string) =>
  path(`M${x} ${top}L${x - 112} ${top + 218}M${x} ${top}L${x + 112} ${top + 218}`, {
    ...contour,
    strokeWidth: 4,
  }) +
  load +
  flat(
    `M${x - 124} ${top + 218}H${x + 124}Q${x + 100} ${top + 284} ${x} ${top + 284}T${x - 124} ${top + 218}z`,
    palette.neel,
    {
      strokeWidth: 6,
    },
  ) +
  path(times(7, (index) => `M${x - 90 + index * 26} ${top + 232}q13 34 26 0`).join(''), {
    stroke: palette.white,
    strokeWidth: 3,
  });

/** The red account book of a shop. */
const ledger = (x: number, y: number) =>
  flat(`M${x - 76} ${y}V${y - 96}H${x + 76}V${y}z`, palette.alta, { strokeWidth: 6 }) +
  within(
    'ledger',
    `M${x - 60} ${y - 6}V${y - 90}H${x + 60}V${y - 6}z`,
    `<rect x="${x - 60}" y="${y - 90}" width="120" height="84" fill="${palette.white}"/>` +
      hatching(x - 60, y - 90, 120, 84, { gap: 8, strokeWidth: 1.7 }),
  ) +
  path(`M${x - 60} ${y - 6}V${y - 90}H${x + 60}V${y - 6}z`, { stroke: palette.ink, strokeWidth: 3 }) +
  flat(`M${x} ${y - 84}l30 36l-30 36l-30 -36z`, palette.haldi, { strokeWidth: 3.5 }) +
  path(`M${x - 76} ${y - 48}h46M${x + 30} ${y - 48}h46`, { stroke: palette.white, strokeWidth: 7 });

const post = 'M306 150H334L346 520H294z';
const foot = 'M196 574Q206 516 320 516T444 574z';

/** A shop's scale in balance: coins in one pan, the account book in the other. */
export const scale = (): string =>
  drawing(
    640,
    640,
    [
      ...times(3, (index) => wallBand({ x: 0, y: 586 + index * 18, width: 640, height: 18 }, index * 2)),
      groundLine(574, 640),
      doubled(foot, palette.patta),
      path(times(8, (index) => `M${232 + index * 22} 566q11 -28 22 0`).join(''), {
        stroke: palette.white,
        strokeWidth: 3,
      }),
      within(
        'post',
        post,
        times(19, (index) => wallBand({ x: 290, y: 150 + index * 20, width: 60, height: 20 }, index)).join(
          '',
        ),
      ),
      path(post, { ...contour, strokeWidth: 6 }),
      pan(144, 152, pile(92, 364, 4) + pile(196, 364, 6) + pile(144, 360, 2)),
      pan(496, 152, ledger(496, 366)),
      flat('M40 150Q180 96 320 128Q460 96 600 150Q460 140 320 172Q180 140 40 150z', palette.alta, {
        strokeWidth: 6,
      }),
      path('M84 142Q190 116 300 142M556 142Q450 116 340 142', { stroke: palette.haldi, strokeWidth: 4 }),
      ...[40, 600].map((x) => element('circle', { cx: x, cy: 150, r: 12, fill: palette.haldi, ...contour })),
      flat('M320 28Q344 78 320 122Q296 78 320 28z', palette.neel),
      path('M320 48Q330 78 320 104Q310 78 320 48z', { fill: palette.white, stroke: palette.ink, strokeWidth: 2.5 }),
      element('circle', { cx: 320, cy: 148, r: 26, fill: palette.white, ...contour }),
      element('circle', { cx: 320, cy: 148, r: 14, fill: palette.haldi, ...contour, strokeWidth: 4 }),
    ].join(''),
  );
