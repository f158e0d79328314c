import { wallBand } from '../kit/bands';
import { dye } from '../kit/colours';
import { fish, river, sprig, sun } from '../kit/motifs';
import { drawing, element, n, path, times } from '../kit/svg';

const line = { stroke: dye.ink, strokeWidth: 5, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;
const ground = (fill: string) => element('rect', { width: 1600, height: 900, fill });
const base =
  path('M0 792H1600', { stroke: dye.ink, strokeWidth: 9 }) +
  path('M0 806H1600', { stroke: dye.ink, strokeWidth: 3 });

const window = (x: number, y: number, fill: string) =>
  element('rect', { x, y, width: 62, height: 80, fill, ...line }) +
  path(`M${x + 31} ${y}v80M${x} ${y + 40}h62`, { stroke: dye.ink, strokeWidth: 3 });

/** A house of so many floors with a decorated band between them. */
function house(x: number, width: number, floors: number, wall: string): string {
  const height = floors * 150;
  const top = 790 - height;
  const rooms = times(floors, (floor) =>
    times(Math.floor((width - 50) / 100), (column) =>
      window(
        x + 44 + column * 100,
        top + 40 + floor * 150,
        (floor + column) % 3 === 0 ? dye.haldi : dye.neel,
      ),
    ).join(''),
  ).join('');
  const clip = `wall-${x}`;
  const bands = times(floors, (floor) =>
    wallBand({ x, y: top + floor * 150, width, height: 24 }, floor + 2),
  ).join('');
  return (
    element('rect', { x, y: top, width, height, fill: wall, ...line, strokeWidth: 8 }) +
    element('clipPath', { id: clip }, element('rect', { x, y: top, width, height })) +
    element('g', { clipPath: `url(#${clip})` }, bands) +
    rooms
  );
}

/** A builder's flats rising beside a crane. */
const building = () =>
  drawing(
    1600,
    900,
    [
      ground(dye.haldi),
      sun(320, 170, 110),
      house(150, 350, 3, dye.white),
      house(540, 450, 4, dye.white),
      house(1030, 250, 2, dye.white),
      path('M1030 490L1155 400L1280 490z', { fill: dye.alta, ...line, strokeWidth: 8 }),
      path(
        'M1390 790V250M1420 790V250M1390 250H1100M1420 250H1500L1405 190L1100 250M1390 330L1420 380L1390 430L1420 480L1390 530L1420 580L1390 630L1420 680L1390 730',
        { ...line, strokeWidth: 6 },
      ),
      path('M1150 250V330', line),
      element('rect', { x: 1115, y: 330, width: 70, height: 44, fill: dye.patta, ...line }),
      sprig(80, 788, 190, 5),
      sprig(1530, 788, 150, 4),
      base,
      river(-20, 850, 1660, 3),
    ].join(''),
  );

/** A handi on the fire, with steam that rises like a growth line. */
const handi = () =>
  drawing(
    1600,
    900,
    [
      ground(dye.haldi),
      path('M500 470H1100Q1090 740 800 740T500 470z', { fill: dye.ink }),
      element('clipPath', { id: 'pot' }, path('M520 490H1080Q1070 722 800 722T520 490z')),
      element(
        'g',
        { clipPath: 'url(#pot)' },
        times(5, (index) => wallBand({ x: 500, y: 490 + index * 48, width: 600, height: 48 }, index)).join(
          '',
        ),
      ),
      path('M470 440H1130V490H470z', { fill: dye.alta, ...line, strokeWidth: 8 }),
      path('M560 440Q600 330 800 330T1040 440z', { fill: dye.white, ...line, strokeWidth: 8 }),
      element('circle', { cx: 800, cy: 312, r: 22, fill: dye.alta, ...line }),
      ...times(3, (index) =>
        path(`M${660 + index * 140} 270q-40 -40 0 -80t0 -80t0 -80`, {
          ...line,
          stroke: dye.neel,
          strokeWidth: 10,
        }),
      ),
      ...times(7, (index) =>
        path(`M${530 + index * 90} 792q-34 -50 0 -96q34 46 0 96z`, {
          fill: index % 2 ? dye.haldi : dye.alta,
          ...line,
        }),
      ),
      element(
        'g',
        {},
        times(2, (side) =>
          times(
            3,
            (row) =>
              element('circle', {
                cx: side ? 1300 + row * 70 : 160 + row * 70,
                cy: 740 - (row % 2) * 0,
                r: 46,
                fill: row % 2 ? dye.patta : dye.white,
                ...line,
              }) +
              element('circle', {
                cx: side ? 1300 + row * 70 : 160 + row * 70,
                cy: 740,
                r: 24,
                fill: dye.haldi,
                ...line,
              }),
          ).join(''),
        ).join(''),
      ),
      sun(1370, 200, 110),
      base,
      river(-20, 850, 1660, 3),
      fish(260, 862, 0.7, 1),
    ].join(''),
  );

const girl = (x: number, frock: string) =>
  path(`M${x} 792V700M${x + 44} 792V700`, { ...line, strokeWidth: 12 }) +
  path(`M${x - 34} 716L${x + 4} 560H${x + 40}L${x + 78} 716z`, { fill: frock, ...line }) +
  path(`M${x - 20} 690H${x + 64}`, { stroke: dye.white, strokeWidth: 5, strokeDasharray: '8 8' }) +
  path(`M${x + 6} 580L${x - 40} 640M${x + 38} 580L${x + 84} 640`, { ...line, strokeWidth: 10 }) +
  element('circle', { cx: x + 22, cy: 510, r: 48, fill: '#E7B58A', ...line }) +
  path(
    `M${x - 26} 512Q${x - 22} 452 ${x + 22} 456T${x + 70} 512Q${x + 48} 478 ${x + 22} 480T${x - 26} 512zM${x - 24} 510q-26 40 -8 88M${x + 68} 510q26 40 8 88`,
    { fill: dye.ink, ...line },
  ) +
  path(`M${x + 6} 514h.1M${x + 38} 514h.1`, { ...line, strokeWidth: 8 }) +
  path(`M${x + 10} 534q12 10 24 0`, { ...line, strokeWidth: 4 });

/** Girls on their way to school, hand in hand, under a tree. */
const school = () =>
  drawing(
    1600,
    900,
    [
      ground(dye.haldi),
      sun(240, 190, 120),
      house(1060, 400, 2, dye.white),
      path('M1040 490L1260 360L1480 490z', { fill: dye.patta, ...line, strokeWidth: 8 }),
      path('M1260 360V270L1330 294L1260 318', { fill: dye.alta, ...line }),
      path('M180 792Q190 640 150 560M180 660Q220 600 250 590', { ...line, strokeWidth: 18 }),
      ...times(11, (index) => {
        const angle = (index / 11) * Math.PI * 2;
        const [x, y] = [190 + Math.cos(angle) * 105, 500 + Math.sin(angle) * 80];
        return path(`M${n(x)} ${n(y)}q-40 -34 0 -84q40 50 0 84z`, {
          fill: index % 2 ? dye.patta : dye.neel,
          ...line,
        });
      }),
      girl(470, dye.neel),
      girl(640, dye.alta),
      girl(810, dye.patta),
      base,
      river(-20, 850, 1660, 3),
      fish(1180, 862, 0.7, 1, dye.alta),
    ].join(''),
  );

export const scenes: Record<string, () => string> = {
  'wishluv-buildcon': building,
  'biryani-mahal': handi,
  'the-helping-hand': school,
};

/** For the page that is not here: a fish on the wrong bank. */
export const lostFish = (): string =>
  drawing(
    640,
    360,
    [
      sun(540, 80, 56),
      path('M0 210Q120 190 240 212T640 200', { ...line }),
      river(-10, 262, 660, 5),
      fish(190, 150, 1.3, 1, dye.alta),
      sprig(70, 206, 120, 3),
      sprig(590, 202, 90, 2),
    ].join(''),
  );
