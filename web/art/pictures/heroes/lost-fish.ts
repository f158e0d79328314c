import { palette } from '../../../drawing/colours';
import { flat } from '../../../drawing/line';
import { fish, sprig, sun } from '../../../drawing/motifs';
import { drawing, path, times } from '../../../drawing/svg';

/** A sand hill, hatched like the granary's wall. */
const bank = 'M0 480V428Q130 372 300 396T640 400V480z';
const grains = times(3, (row) =>
  times(15, (index) => `M${24 + index * 44 - (row % 2) * 22} ${424 + row * 20}l12 -8`).join(''),
).join('');

/** For the 404 page: a fish on the bank, above the water. */
export const lostFish = (): string =>
  drawing(
    640,
    480,
    [
      sun(500, 116, 84),
      sprig(70, 410, 170, 4),
      sprig(590, 402, 120, 3),
      flat(bank, palette.white, { strokeWidth: 6 }),
      path(grains, { stroke: palette.ink, strokeWidth: 2.4, strokeLinecap: 'round' }),
      fish(150, 330, 1.9, 1, palette.alta),
    ].join(''),
  );
