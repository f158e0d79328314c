import { wallBand } from '../../../drawing/bands';
import { palette } from '../../../drawing/colours';
import { contour, flat, hatching, within } from '../../../drawing/line';
import { fish, river, sun } from '../../../drawing/motifs';
import { drawing, element, path, times } from '../../../drawing/svg';

const hull =
  'M70 396Q40 352 34 322Q66 372 140 384H470Q560 372 604 300Q600 372 556 420Q510 470 420 470H190Q110 462 70 396z';
const sail = 'M318 366Q190 340 150 250Q200 120 318 66z';
const jib = 'M336 366Q452 348 500 282Q440 170 336 104z';

const pot = (x: number, y: number) =>
  times(3, (index) =>
    element('ellipse', {
      cx: x - 18 + index * 18,
      cy: y - 62 - (index % 2) * 8,
      rx: 15,
      ry: 15,
      fill: palette.haldi,
      ...contour,
      strokeWidth: 3,
    }),
  ).join('') +
  flat(
    `M${x - 34} ${y - 58}H${x + 34}L${x + 26} ${y - 46}Q${x + 56} ${y - 24} ${x + 34} ${y}H${x - 34}Q${x - 56} ${y - 24} ${x - 26} ${y - 46}z`,
    palette.alta,
    { strokeWidth: 4 },
  ) +
  path(times(5, (index) => `M${x - 38 + index * 16} ${y - 14}l6 -10l6 10`).join(''), {
    stroke: palette.white,
    strokeWidth: 2.4,
  });

/** A boat that turns round with the money on board, for the refund policy. */
export const returningBoat = (): string =>
  drawing(
    640,
    640,
    [
      sun(548, 110, 72),
      path('M327 392V44', { ...contour, strokeWidth: 12 }),
      path('M327 392V44', { stroke: palette.haldi, strokeWidth: 3.5 }),
      flat('M327 44L264 26L327 14z', palette.alta, { strokeWidth: 4 }),
      within(
        'sail',
        sail,
        times(8, (index) => wallBand({ x: 140, y: 60 + index * 40, width: 180, height: 40 }, index)).join(''),
      ),
      path(sail, { ...contour, strokeWidth: 7 }),
      flat(jib, palette.white),
      within('jib', jib, hatching(336, 100, 180, 270, { gap: 11 })),
      path(jib, { ...contour, strokeWidth: 7 }),
      pot(424, 386),
      pot(208, 386),
      flat(hull, palette.patta, { strokeWidth: 8 }),
      within(
        'hull',
        hull,
        wallBand({ x: 30, y: 410, width: 580, height: 30 }, 0) +
          path('M50 338Q76 378 140 394H470Q550 384 596 326', { stroke: palette.haldi, strokeWidth: 5 }),
      ),
      path(hull, { ...contour, strokeWidth: 8 }),
      element('circle', { cx: 88, cy: 392, r: 11, fill: palette.white, stroke: palette.ink, strokeWidth: 4 }),
      element('circle', { cx: 86, cy: 392, r: 3.5, fill: palette.ink }),
      river(-10, 476, 680, 8),
      fish(70, 548, 0.72, 1, palette.alta),
      fish(420, 580, 0.86, 1),
    ].join(''),
  );
