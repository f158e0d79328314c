import { wallBand } from '../../drawing/bands';
import { palette } from '../../drawing/colours';
import { drawing, element, n, path, times } from '../../drawing/svg';
import { lettering, widthOf } from './lettering';

/** A section of the granary's outer stair with a landing for each package. */
type Stair = {
  width: number;
  /** How far the last landing and its wall extend beyond the packages, to the edge of a wide window. */
  beyond: number;
  height: number;
  /** Height of each landing above the ground, in the middle of its third of the width. */
  landings: [number, number, number];
  /** Half the width of a landing. */
  rest: number;
  /** Radius of the landing's number. */
  badge: number;
};

const flight = 6;

/** The stair from the ground on the left to the last landing, which continues beyond the packages. */
function lineOf({ width, beyond, height, landings, rest }: Stair): string {
  const middle = (index: number) => (width / 6) * (1 + 2 * index);
  const parts = landings.map((rise, index) => {
    const from = index === 0 ? 8 : (landings[index - 1] ?? 0);
    const left = index === 0 ? 0 : middle(index - 1) + rest;
    const right = middle(index) - rest;
    const steps = times(flight, (step) => {
      const share = (step + 1) / flight;
      return `H${n(left + (right - left) * share)}V${n(height - from - (rise - from) * share)}`;
    });
    return steps.join('');
  });
  return `M0 ${n(height - 8)}${parts.join('')}H${width + beyond}`;
}

function packagesStair(stair: Stair): string {
  const { width, beyond, height, landings, badge } = stair;
  const line = lineOf(stair);
  const pole = width * 0.945;
  const top = height - landings[2];
  const bandHeight = 27;
  const bands = Math.ceil(landings[2] / bandHeight);
  return drawing(
    width + beyond,
    height,
    [
      element('clipPath', { id: 'wall' }, path(`${line}V${height}H0z`)),
      element(
        'g',
        { clipPath: 'url(#wall)' },
        times(bands, (index) =>
          wallBand(
            { x: 0, y: height - (index + 1) * bandHeight, width: width + beyond, height: bandHeight },
            index,
          ),
        ).join(''),
      ),
      path(`M${n(pole)} ${n(top)}V${n(top - 104)}`, { stroke: palette.ink, strokeWidth: 12 }),
      path(`M${n(pole)} ${n(top)}V${n(top - 102)}`, { stroke: palette.white, strokeWidth: 5 }),
      path(line, { stroke: palette.ink, strokeWidth: 25 }),
      path(line, { stroke: palette.haldi, strokeWidth: 16 }),
      path(line, { stroke: palette.ink, strokeWidth: 2.4, strokeDasharray: '3 5' }),
      ...landings.map((rise, index) => {
        const number = { face: 'bold', text: String(index + 1), size: badge * 1.2 } as const;
        const [x, y] = [(width / 6) * (1 + 2 * index), height - rise];
        return (
          element('circle', {
            cx: n(x),
            cy: n(y),
            r: badge,
            fill: palette.white,
            stroke: palette.ink,
            strokeWidth: 4,
          }) + lettering({ ...number, x: x - widthOf(number) / 2, y: y + badge * 0.42, fill: palette.alta })
        );
      }),
    ].join(''),
  );
}

/** For three cards side by side. */
export const wideStair = (): string =>
  packagesStair({ width: 1200, beyond: 700, height: 330, landings: [52, 112, 205], rest: 74, badge: 26 });

/** For three tabs. */
export const narrowStair = (): string =>
  packagesStair({ width: 600, beyond: 100, height: 250, landings: [40, 82, 132], rest: 44, badge: 30 });
