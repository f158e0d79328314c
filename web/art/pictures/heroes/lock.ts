import { wallBand } from '../../../drawing/bands';
import { palette } from '../../../drawing/colours';
import { doubled, flat, groundLine, within } from '../../../drawing/line';
import { drawing, element, path, times } from '../../../drawing/svg';

/** A peacock feather, upright from the end of its quill; `angle` tilts it. */
function feather(x: number, y: number, angle: number): string {
  const barbs = times(15, (index) => {
    const at = -120 - index * 15;
    const reach = 24 + index * 2.6;
    return `M0 ${at}q${-reach * 0.5} -6 ${-reach} -26M0 ${at}q${reach * 0.5} -6 ${reach} -26`;
  }).join('');
  return element(
    'g',
    { transform: `translate(${x} ${y}) rotate(${angle})` },
    path(barbs, { stroke: palette.patta, strokeWidth: 5, strokeLinecap: 'round' }) +
      path('M0 0V-330', { stroke: palette.ink, strokeWidth: 6, strokeLinecap: 'round' }) +
      flat('M0 -300Q-76 -372 0 -470Q76 -372 0 -300z', palette.patta) +
      flat('M0 -320Q-52 -374 0 -442Q52 -374 0 -320z', palette.haldi, { strokeWidth: 3.5 }) +
      flat('M0 -334Q-34 -372 0 -416Q34 -372 0 -334z', palette.white, { strokeWidth: 3.5 }) +
      element('circle', { cx: 0, cy: -370, r: 15, fill: palette.neel, stroke: palette.ink, strokeWidth: 4 }),
  );
}

const body = 'M160 330H480Q500 330 500 352V520Q500 566 320 566T140 520V352Q140 330 160 330z';
const shackle = 'M204 330V236a116 116 0 0 1 232 0V330H388V240a68 68 0 0 0 -136 0V330z';

/** A lock with two feathers behind it. */
export const lock = (): string =>
  drawing(
    640,
    640,
    [
      feather(262, 530, -24),
      feather(378, 530, 24),
      doubled(shackle, palette.alta),
      path('M228 318V240a92 92 0 0 1 184 0V318', {
        stroke: palette.white,
        strokeWidth: 4,
        strokeDasharray: '2 12',
        strokeLinecap: 'round',
      }),
      within(
        'body',
        body,
        times(6, (index) => wallBand({ x: 140, y: 330 + index * 40, width: 360, height: 40 }, index)).join(
          '',
        ),
      ),
      doubled(body, 'none'),
      element('circle', { cx: 320, cy: 440, r: 74, fill: palette.white, stroke: palette.ink, strokeWidth: 5 }),
      ...times(16, (index) =>
        path('M0 -46q8 -8 0 -22q-8 14 0 22z', {
          fill: palette.alta,
          stroke: palette.ink,
          strokeWidth: 2,
          transform: `translate(320 440) rotate(${index * 22.5})`,
        }),
      ),
      element('circle', { cx: 320, cy: 440, r: 43, fill: palette.haldi, stroke: palette.ink, strokeWidth: 4 }),
      path('M320 408a18 18 0 0 1 9 33.6L336 472H304L311 441.6A18 18 0 0 1 320 408z', { fill: palette.ink }),
      groundLine(574, 640),
      ...times(2, (index) => wallBand({ x: 0, y: 586 + index * 27, width: 640, height: 27 }, index * 2)),
    ].join(''),
  );
