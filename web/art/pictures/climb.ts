import { palette } from '../../drawing/colours';
import { sprig, sun } from '../../drawing/motifs';
import { drawing, element, n, path } from '../../drawing/svg';
import { flag, landmark, onStair } from './landmark';
import { lettering, widthOf } from './lettering';

const base = 560;
const [cx, radius] = [330, 270];

/** Positions of the six landings on the stair, from the ground to the lantern. */
const landings = [0.1, 0.27, 0.44, 0.61, 0.78, 0.95];

const landing = (t: number, index: number): string => {
  const [x, y] = onStair(cx, base, radius, t);
  const number = { face: 'bold', text: String(index + 1), size: 26 } as const;
  return (
    element('circle', { cx: n(x), cy: n(y), r: 21, fill: palette.white, stroke: palette.ink, strokeWidth: 4 }) +
    lettering({ ...number, x: x - widthOf(number) / 2, y: y + 9, fill: palette.alta })
  );
};

/** The landmark with its stair in six steps; its flag is a separate drawing, because it is animated. */
export const climb = (): string =>
  drawing(
    640,
    600,
    [
      sun(560, 96, 66),
      sprig(30, base, 130, 3),
      sprig(616, base, 110, 3),
      landmark(cx, base, radius, false),
      path(`M${cx} ${n(base - radius * 1.12 - 56)}v-62`, { stroke: palette.ink, strokeWidth: 5 }),
      ...landings.map(landing),
      path(`M0 ${base + 3.5}H640`, { stroke: palette.ink, strokeWidth: 7 }),
      path(`M0 ${base + 12}H640`, { stroke: palette.ink, strokeWidth: 2.5 }),
    ].join(''),
  );

/** The flag in a drawing of its own. */
export const climbFlag = (): string => drawing(44, 30, flag(3, 3));
