import { wallBand } from '../../drawing/bands';
import { palette } from '../../drawing/colours';
import { fish, river, sprig, sun } from '../../drawing/motifs';
import { drawing, element, n, path, times } from '../../drawing/svg';

const line = { stroke: palette.ink, strokeWidth: 5, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;
/** Position of the scene's ground line and its parts. */
const floor = 790;

type Frame = {
  width: number;
  height: number;
  /** Scale and left edge of what stands on the ground. */
  scale?: number;
  x?: number;
  /** Ends at the ground, for a page with its own river below. */
  isBare?: boolean;
};

/** A scene in a frame of any shape: its objects are moved and scaled together, and ground and river fill the width. */
function framed(
  { width, height, scale = 1, x = 0, isBare = false }: Frame,
  things: string,
  swimmer = '',
): string {
  const bank = isBare ? height : height - 108 * scale;
  return drawing(
    width,
    height,
    [
      element('rect', { width, height, fill: palette.haldi }),
      element(
        'g',
        { transform: `translate(${n(x)} ${n(bank - floor * scale)}) scale(${scale})` },
        things + swimmer,
      ),
      path(`M0 ${n(bank + 2)}H${width}`, { stroke: palette.ink, strokeWidth: 9 * scale }),
      path(`M0 ${n(bank + 16 * scale)}H${width}`, { stroke: palette.ink, strokeWidth: 3 * scale }),
      river(-20, bank + 56 * scale, width + 60, Math.max(2, Math.round((48 * scale) / 20) + 1)),
    ].join(''),
  );
}

const page: Frame = { width: 1600, height: 900 };
const hero: Frame = { width: 1600, height: 790, isBare: true };
const banner: Frame = { width: 1300, height: 600, scale: 0.66, x: 122 };

const window = (x: number, y: number, fill: string) =>
  element('rect', { x, y, width: 62, height: 80, fill, ...line }) +
  path(`M${x + 31} ${y}v80M${x} ${y + 40}h62`, { stroke: palette.ink, strokeWidth: 3 });

/** A house with the given number of floors, with a decorated band between them. */
function house(x: number, width: number, floors: number, wall: string): string {
  const height = floors * 150;
  const top = 790 - height;
  const rooms = times(floors, (floor) =>
    times(Math.floor((width - 50) / 100), (column) =>
      window(
        x + 44 + column * 100,
        top + 40 + floor * 150,
        (floor + column) % 3 === 0 ? palette.haldi : palette.neel,
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

const crane = (x: number) =>
  path(
    `M${x} 790V250M${x + 30} 790V250M${x} 250H${x - 290}M${x + 30} 250H${x + 110}L${x + 15} 190L${x - 290} 250` +
      times(
        9,
        (index) =>
          `M${x + (index % 2 ? 30 : 0)} ${330 + index * 50}L${x + (index % 2 ? 0 : 30)} ${380 + index * 50}`,
      ).join(''),
    { ...line, strokeWidth: 6 },
  ) +
  path(`M${x - 240} 250V330`, line) +
  element('rect', { x: x - 275, y: 330, width: 70, height: 44, fill: palette.patta, ...line });

const gable = (x: number) =>
  path(`M${x} 490L${x + 125} 400L${x + 250} 490z`, { fill: palette.alta, ...line, strokeWidth: 8 });

/** A block of flats beside a crane. */
const building = (frame: Frame) =>
  framed(
    frame,
    [
      sun(320, 170, 110),
      house(150, 350, 3, palette.white),
      house(540, 450, 4, palette.white),
      house(1030, 250, 2, palette.white),
      gable(1030),
      crane(1390),
      sprig(80, 788, 190, 5),
      sprig(1530, 788, 150, 4),
    ].join(''),
  );

/** The same street in portrait format. */
const tallBuilding = () =>
  framed(
    { width: 1100, height: 900, x: 20 },
    [
      sun(190, 170, 110),
      house(40, 250, 2, palette.white),
      gable(40),
      house(330, 350, 3, palette.white),
      crane(960),
      sprig(840, 788, 190, 5),
      sprig(890, 788, 120, 3),
    ].join(''),
  );

/** A pot on the fire, with steam in the shape of a growth curve. */
const handi = (frame: Frame) =>
  framed(
    frame,
    [
      path('M500 470H1100Q1090 740 800 740T500 470z', { fill: palette.ink }),
      element('clipPath', { id: 'pot' }, path('M520 490H1080Q1070 722 800 722T520 490z')),
      element(
        'g',
        { clipPath: 'url(#pot)' },
        times(5, (index) => wallBand({ x: 500, y: 490 + index * 48, width: 600, height: 48 }, index)).join(
          '',
        ),
      ),
      path('M470 440H1130V490H470z', { fill: palette.alta, ...line, strokeWidth: 8 }),
      path('M560 440Q600 330 800 330T1040 440z', { fill: palette.white, ...line, strokeWidth: 8 }),
      element('circle', { cx: 800, cy: 312, r: 22, fill: palette.alta, ...line }),
      ...times(3, (index) =>
        path(`M${660 + index * 140} 270q-40 -40 0 -80t0 -80t0 -80`, {
          ...line,
          stroke: palette.neel,
          strokeWidth: 10,
        }),
      ),
      ...times(7, (index) =>
        path(`M${530 + index * 90} 792q-34 -50 0 -96q34 46 0 96z`, {
          fill: index % 2 ? palette.haldi : palette.alta,
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
                fill: row % 2 ? palette.patta : palette.white,
                ...line,
              }) +
              element('circle', {
                cx: side ? 1300 + row * 70 : 160 + row * 70,
                cy: 740,
                r: 24,
                fill: palette.haldi,
                ...line,
              }),
          ).join(''),
        ).join(''),
      ),
      sun(1370, 200, 110),
    ].join(''),
    fish(260, 862, 0.7, 1),
  );

const girl = (x: number, frock: string) =>
  path(`M${x} 792V700M${x + 44} 792V700`, { ...line, strokeWidth: 12 }) +
  path(`M${x - 34} 716L${x + 4} 560H${x + 40}L${x + 78} 716z`, { fill: frock, ...line }) +
  path(`M${x - 20} 690H${x + 64}`, { stroke: palette.white, strokeWidth: 5, strokeDasharray: '8 8' }) +
  path(`M${x + 6} 580L${x - 40} 640M${x + 38} 580L${x + 84} 640`, { ...line, strokeWidth: 10 }) +
  element('circle', { cx: x + 22, cy: 510, r: 48, fill: '#E7B58A', ...line }) +
  path(
    `M${x - 26} 512Q${x - 22} 452 ${x + 22} 456T${x + 70} 512Q${x + 48} 478 ${x + 22} 480T${x - 26} 512zM${x - 24} 510q-26 40 -8 88M${x + 68} 510q26 40 8 88`,
    { fill: palette.ink, ...line },
  ) +
  path(`M${x + 6} 514h.1M${x + 38} 514h.1`, { ...line, strokeWidth: 8 }) +
  path(`M${x + 10} 534q12 10 24 0`, { ...line, strokeWidth: 4 });

/** Girls on their way to school, hand in hand, under a tree. */
const school = (frame: Frame) =>
  framed(
    frame,
    [
      sun(240, 190, 120),
      house(1060, 400, 2, palette.white),
      path('M1040 490L1260 360L1480 490z', { fill: palette.patta, ...line, strokeWidth: 8 }),
      path('M1260 360V270L1330 294L1260 318', { fill: palette.alta, ...line }),
      path('M180 792Q190 640 150 560M180 660Q220 600 250 590', { ...line, strokeWidth: 18 }),
      ...times(11, (index) => {
        const angle = (index / 11) * Math.PI * 2;
        const [x, y] = [190 + Math.cos(angle) * 105, 500 + Math.sin(angle) * 80];
        return path(`M${n(x)} ${n(y)}q-40 -34 0 -84q40 50 0 84z`, {
          fill: index % 2 ? palette.patta : palette.neel,
          ...line,
        });
      }),
      girl(470, palette.neel),
      girl(640, palette.alta),
      girl(810, palette.patta),
    ].join(''),
    fish(1180, 862, 0.7, 1, palette.alta),
  );

/** By case study; its card on the home page has a drawing in another format. */
export const scenes: Record<string, () => string> = {
  'wishluv-buildcon': () => building(page),
  'wishluv-buildcon-hero': () => building(hero),
  'wishluv-buildcon-card': tallBuilding,
  'biryani-mahal': () => handi(page),
  'biryani-mahal-hero': () => handi(hero),
  'biryani-mahal-card': () => handi(banner),
  'the-helping-hand': () => school(page),
  'the-helping-hand-hero': () => school(hero),
  'the-helping-hand-card': () => school(banner),
};
