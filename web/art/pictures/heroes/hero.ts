import { palette } from '../../../drawing/colours';
import { fish, river, sprig, sun } from '../../../drawing/motifs';
import { drawing, path } from '../../../drawing/svg';
import { golghar } from '../golghar';

/** The home page's picture: the granary by the river, under the sun. It stands on turmeric; by night in an arch, whose curve the sun keeps clear of. */
export const hero = (): string =>
  drawing(
    640,
    640,
    [
      sun(498, 128, 78),
      sprig(38, 498, 150, 4),
      sprig(604, 498, 120, 3),
      golghar(318, 500, 236),
      path('M0 503H640', { stroke: palette.ink, strokeWidth: 7 }),
      path('M0 511.5H640', { stroke: palette.ink, strokeWidth: 2.5 }),
      river(-10, 536, 680, 6),
      fish(404, 578, 0.95, 1),
      fish(232, 606, 0.68, -1, palette.alta),
    ].join(''),
  );
