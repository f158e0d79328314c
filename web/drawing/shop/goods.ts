import { palette } from '../colours';
import { flat } from '../line';
import { element, path, times } from '../svg';

/** Draws an item for a shelf or a hook in its colour, 60 units wide; it stands on (0, 0) or hangs from it. */
export type Drawing = (fill: string) => string;

const thin = { strokeWidth: 3 };
const line = (d: string, strokeWidth = 2.6, stroke: string = palette.ink) =>
  path(d, { stroke, strokeWidth, strokeLinecap: 'round', strokeLinejoin: 'round' });
const disc = (cx: number, cy: number, r: number, fill: string) =>
  element('circle', { cx, cy, r, fill, stroke: palette.ink, strokeWidth: 2.6 });
const box = (x: number, y: number, width: number, height: number, fill: string) =>
  flat(`M${x} ${y}h${width}v${height}h${-width}z`, fill, thin);

const laddoos: Drawing = (fill) =>
  [-18, 0, 18].map((x) => disc(x, -18, 9, fill)).join('') +
  [-9, 9].map((x) => disc(x, -33, 9, fill)).join('') +
  disc(0, -48, 9, fill) +
  flat('M-30 -10h60l-8 10h-44z', palette.white, thin);
const jar: Drawing = (fill) =>
  flat('M-18 0v-40q0 -8 8 -8h20q8 0 8 8v40z', palette.white, thin) +
  box(-18, -26, 36, 26, fill) +
  box(-14, -56, 28, 9, palette.alta) +
  line('M-12 -18h24M-12 -10h24', 2, palette.white);
const carton: Drawing = (fill) =>
  box(-26, -36, 52, 36, fill) + line('M-26 -24h52M0 -36v36', 2.4, palette.white) + line('M-9 -36q9 -16 18 0');
const sarees: Drawing = (fill) =>
  times(4, (index) => {
    const y = -14 - index * 14;
    const shade = index % 2 ? palette.white : fill;
    return box(-28, y, 56, 14, shade) + line(`M-22 ${y + 7}h44`, 2.2, index % 2 ? fill : palette.haldi);
  }).join('');
const kurta: Drawing = (fill) =>
  line('M0 0v8M-20 18L0 8l20 10') +
  flat('M-14 14L-32 26l7 12 9 -6v32h32v-32l9 6 7 -12L14 14q-14 10 -28 0z', fill, thin) +
  line('M0 20v22M-16 56h32', 2.2, palette.white);
const sack: Drawing = (fill) =>
  flat('M-24 0q-8 -20 0 -36h48q8 16 0 36z', palette.white, thin) +
  flat('M-26 -36q8 -16 26 -16t26 16z', fill, thin) +
  line('M-12 -20h24M-8 -12h16', 2.2);
const bottle: Drawing = (fill) =>
  flat('M-10 0v-30q0 -8 6 -12v-12h8v12q6 4 6 12v30z', fill, thin) + box(-10, -24, 20, 12, palette.white);
const handi: Drawing = (fill) =>
  flat('M-28 -30h56q2 30 -28 30t-28 -30z', fill, thin) +
  box(-32, -37, 64, 8, palette.alta) +
  times(4, (index) => line(`M${-19 + index * 13} -22q6 14 12 0`, 2.2, palette.white)).join('') +
  line('M-12 -44q-6 -8 0 -14M8 -44q-6 -8 0 -14', 2.6, palette.neel);
const plates: Drawing = (fill) =>
  times(4, (index) =>
    flat(`M-28 ${-10 - index * 11}h56l-10 10h-36z`, index % 2 ? palette.white : fill, thin),
  ).join('');
const kettle: Drawing = (fill) =>
  flat('M-20 0q-8 -36 20 -36t20 36z', fill, thin) +
  line('M-16 -32q16 -30 32 0', 4) +
  line('M19 -18l14 -12', 5) +
  disc(0, -38, 4, palette.alta) +
  line('M-12 -14q12 8 24 0', 2.2, palette.white);
const cups: Drawing = (fill) =>
  [-20, 0, 20].map((x) => flat(`M${x - 9} -20h18l-4 20h-10z`, fill, thin)).join('') +
  [-10, 10].map((x) => flat(`M${x - 9} -42h18l-4 20h-10z`, fill, thin)).join('');
const medicine: Drawing = (fill) =>
  flat('M-16 0v-38h32v38z', palette.white, thin) +
  box(-12, -50, 24, 12, fill) +
  line('M0 -28v18M-9 -19h18', 5, palette.alta);
const mortar: Drawing = (fill) =>
  line('M6 -30L22 -58', 7) +
  flat('M-26 -32h52q-4 24 -16 26v6h-20v-6q-12 -2 -16 -26z', fill, thin) +
  line('M-20 -24h40', 2.2, palette.white);
const books: Drawing = (fill) =>
  times(4, (index) => {
    const tall = [50, 58, 46, 54][index] ?? 50;
    return box(
      -28 + index * 14,
      -tall,
      14,
      tall,
      [fill, palette.white, palette.alta, palette.haldi][index] ?? fill,
    );
  }).join('') + line('M-25 -38h8M3 -34h8M17 -42h8', 2.2, palette.white);
const board: Drawing = (fill) =>
  line('M-20 0L-8 -16M20 0L8 -16', 4) +
  box(-30, -58, 60, 42, fill) +
  line('M-20 -44l8 -6 8 14 8 -16M6 -34h14', 2.4, palette.white);
const necklace: Drawing = (fill) =>
  flat('M-20 0q-4 -24 8 -34v-12q12 -8 24 0v12q12 10 8 34z', fill, thin) +
  times(7, (index) =>
    disc(-15 + index * 5, -24 + 10 * Math.sin((index / 6) * Math.PI), 3, palette.haldi),
  ).join('') +
  disc(0, -8, 4, palette.alta);
const rings: Drawing = (fill) =>
  box(-28, -26, 56, 26, fill) +
  [-16, 0, 16]
    .map(
      (x) =>
        element('circle', { cx: x, cy: -30, r: 8, fill: 'none', stroke: palette.ink, strokeWidth: 3 }) +
        disc(x, -40, 4, palette.alta),
    )
    .join('');
const earring: Drawing = (fill) =>
  line('M0 0v12') +
  disc(0, 16, 5, palette.haldi) +
  flat('M-12 26q12 -12 24 0l-3 12h-18z', fill, thin) +
  [-8, 0, 8].map((x) => disc(x, 44, 3, palette.haldi)).join('');
const phone: Drawing = (fill) =>
  flat('M-16 0v-50q0 -6 6 -6h20q6 0 6 6v50z', palette.ink) +
  box(-11, -48, 22, 36, fill) +
  disc(0, -6, 3, palette.white) +
  line('M-6 -36h12M-6 -28h8', 2, palette.white);
const bulb: Drawing = (fill) =>
  line('M0 0v14') +
  box(-6, 14, 12, 9, palette.ink) +
  flat('M-7 23q-14 12 -8 26q15 14 30 0q6 -14 -8 -26z', fill, thin) +
  line('M-5 40l5 -8 5 8', 2);
const tin: Drawing = (fill) =>
  box(-20, -42, 40, 42, palette.white) +
  box(-20, -30, 40, 18, fill) +
  line('M-20 -42q20 -26 40 0', 2.6) +
  line('M-14 -21h28', 2.2, palette.white);
const bricks: Drawing = (fill) =>
  times(3, (row) =>
    times(3 - (row % 2), (index) =>
      box(-30 + index * 20 + (row % 2) * 10, -14 - row * 14, 20, 14, fill),
    ).join(''),
  ).join('');
const hammer: Drawing = (fill) =>
  line('M0 0v10') + box(-4, 10, 8, 42, palette.haldi) + flat('M-20 38h32l8 8v8h-40z', fill, thin);
const mirror: Drawing = (fill) =>
  element('ellipse', {
    cx: 0,
    cy: -38,
    rx: 20,
    ry: 24,
    fill: palette.white,
    stroke: palette.ink,
    strokeWidth: 3,
  }) +
  element('ellipse', { cx: 0, cy: -38, rx: 27, ry: 31, fill: 'none', stroke: fill, strokeWidth: 7 }) +
  line('M-10 -36l14 -16M-4 -28l14 -16', 2.2) +
  box(-16, -8, 32, 8, fill);
const scissors: Drawing = (fill) =>
  line('M0 0v8') +
  line('M-8 60L10 22M8 60L-10 22', 5) +
  [-11, 11]
    .map((x) =>
      element('circle', { cx: x, cy: 16, r: 8, fill: palette.white, stroke: fill, strokeWidth: 4.5 }),
    )
    .join('');
const machine: Drawing = (fill) =>
  box(-30, -10, 60, 10, palette.haldi) +
  flat('M-24 -10v-34h40q14 0 14 14v20h-14v-14h-24v14z', fill, thin) +
  disc(-24, -34, 8, palette.white) +
  line('M22 -10v8M-10 -36h22', 2.4, palette.white);
const spools: Drawing = (fill) =>
  [-18, 4, 26]
    .map(
      (x, index) =>
        box(x - 10, -6, 20, 6, palette.haldi) +
        box(x - 7, -30, 14, 24, [fill, palette.alta, palette.white][index] ?? fill) +
        box(x - 10, -36, 20, 6, palette.haldi),
    )
    .join('');
const plant: Drawing = (fill) =>
  times(5, (index) => {
    const lean = -28 + index * 14;
    return (
      line(`M0 -24Q${lean / 2} -44 ${lean} -${50 + (index % 2) * 8}`, 3, palette.patta) +
      disc(lean, -52 - (index % 2) * 8, 6, index % 2 ? palette.haldi : palette.alta)
    );
  }).join('') + flat('M-20 -26h40l-6 26h-28z', fill, thin);
const garland: Drawing = () =>
  line('M0 0v8') +
  times(9, (index) => {
    const angle = (index / 8) * Math.PI;
    return disc(
      -18 * Math.cos(angle),
      12 + 40 * Math.sin(angle),
      6,
      index % 2 ? palette.haldi : palette.alta,
    );
  }).join('');
const basket: Drawing = (fill) =>
  [-16, 0, 16].map((x) => disc(x, -32, 10, palette.alta)).join('') +
  [-8, 8].map((x) => disc(x, -44, 10, palette.haldi)).join('') +
  flat('M-32 -26h64l-10 26h-44z', fill, thin) +
  line('M-24 -18l8 16M-10 -20l6 18M10 -20l-6 18M24 -18l-8 16', 2, palette.white);
const pot: Drawing = (fill) =>
  flat('M-10 -48h20v6q20 8 20 22t-18 20h-24q-18 -6 -18 -20t20 -22z', fill, thin) +
  line('M-24 -22l8 -8 8 8 8 -8 8 8 8 -8 8 8M-20 -10h40', 2.4, palette.white);
const fan: Drawing = (fill) =>
  line('M0 0v10') +
  flat('M-24 12h48v32h-48z', fill, thin) +
  line('M-16 20l8 8 8 -8 8 8 8 -8M-16 36h32', 2.4, palette.white) +
  line('M0 44v16', 5);
const wheel: Drawing = (fill) =>
  element('circle', { cx: 0, cy: 30, r: 25, fill: palette.white, stroke: palette.ink, strokeWidth: 5 }) +
  times(6, (index) => {
    const angle = (index / 6) * Math.PI;
    const [x, y] = [24 * Math.cos(angle), 24 * Math.sin(angle)];
    return line(`M${-x} ${30 - y}L${x} ${30 + y}`, 1.8);
  }).join('') +
  disc(0, 30, 6, fill);
const standingWheel: Drawing = (fill) => element('g', { transform: 'translate(0 -57)' }, wheel(fill));
const lantern: Drawing = (fill) =>
  line('M0 0v8') +
  flat('M-10 8h20l8 12v22l-8 10h-20l-8 -10v-22z', fill, thin) +
  flat('M0 22q9 10 0 22q-9 -12 0 -22z', palette.haldi, thin);
const packets: Drawing = (fill) =>
  line('M0 0v6') +
  times(3, (index) => box(-12, 6 + index * 18, 24, 18, index % 2 ? palette.white : fill)).join('');
const bananas: Drawing = () =>
  line('M0 0v12') +
  [-12, 0, 12]
    .map((x) =>
      flat(`M${x / 3} 12q${x - 14} 22 ${x + 2} 44q12 -18 ${-x * 0.6 + 4} -44z`, palette.haldi, thin),
    )
    .join('');
const pennants: Drawing = (fill) =>
  line('M0 0v6') + flat('M-14 6h28l-14 44z', fill, thin) + disc(0, 20, 5, palette.white);
const cross: Drawing = (fill) =>
  line('M0 0v8') + box(-20, 8, 40, 40, fill) + line('M0 16v24M-12 28h24', 7, palette.white);

/** Items on the shelves of each trade, and those that hang above them. */
export const goods = {
  sweets: { shelf: [laddoos, jar, carton], hanging: garland },
  clothes: { shelf: [sarees, carton], hanging: kurta },
  grocery: { shelf: [sack, jar, bottle], hanging: packets },
  restaurant: { shelf: [handi, plates], hanging: lantern },
  tea: { shelf: [kettle, cups, jar], hanging: lantern },
  medical: { shelf: [medicine, mortar, bottle], hanging: cross },
  coaching: { shelf: [books, board], hanging: pennants },
  books: { shelf: [books, jar, carton], hanging: packets },
  jewellery: { shelf: [necklace, rings], hanging: earring },
  mobiles: { shelf: [phone, carton], hanging: bulb },
  hardware: { shelf: [tin, bricks], hanging: hammer },
  salon: { shelf: [mirror, bottle], hanging: scissors },
  tailor: { shelf: [machine, spools], hanging: kurta },
  flowers: { shelf: [plant, basket], hanging: garland },
  fruit: { shelf: [basket, sack], hanging: bananas },
  crafts: { shelf: [pot, basket], hanging: fan },
  cycles: { shelf: [standingWheel, tin], hanging: wheel },
} satisfies Record<string, { shelf: Drawing[]; hanging: Drawing }>;

export type Trade = keyof typeof goods;
