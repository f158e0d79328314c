import { wallBand } from '../bands';
import { palette } from '../colours';
import { contour, doubled, flat, groundLine, hatching, within } from '../line';
import { fish, river, sprig, sun } from '../motifs';
import { drawing, element, path, times } from '../svg';
import { goods, type Trade } from './goods';

/** The FNV-1a hash of a text, from 0 to 2^32 - 1. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

/** Picks one of several items: the same text and purpose always give the same item. */
const chooserOf =
  (text: string) =>
  <T>(purpose: string, choices: readonly [T, ...T[]]): T =>
    choices[hash(`${purpose}:${text}`) % choices.length] ?? choices[0];

/** Side of the square picture, in the units of its drawing. */
export const pictureSize = 640;

/** Position of the name on the sign. */
export const board = { x: 112, y: 178, width: 416, height: 72 };

const shopColours = [palette.alta, palette.neel, palette.patta] as const;
const left = 84;
const right = 556;
const floor = 540;

const at = (x: number, y: number, content: string, scale = 1) =>
  element('g', { transform: `translate(${x} ${y}) scale(${scale})` }, content);

function awning(colours: readonly [string, string]): string {
  const step = 43;
  return times(12, (index) => {
    const x = 62 + index * step;
    return flat(
      `M${x + 8} 258h${step - 4}L${x + step} 304q${-step / 2} 30 ${-step} 0z`,
      colours[index % 2] ?? palette.white,
      { strokeWidth: 3.4 },
    );
  }).join('');
}

/** The edge of the roof. */
const roofs = {
  lotus: () =>
    times(11, (index) =>
      flat(`M${96 + index * 41} 166q-16 -22 20 -46q36 24 20 46z`, index % 2 ? palette.white : palette.alta, {
        strokeWidth: 3,
      }),
    ).join(''),
  steps: () =>
    times(8, (index) =>
      flat(
        `M${92 + index * 58} 166v-18h12v-14h12v-14h10v14h12v14h12v18z`,
        index % 2 ? palette.neel : palette.haldi,
        {
          strokeWidth: 3,
        },
      ),
    ).join(''),
  domes: () =>
    times(6, (index) => {
      const x = 96 + index * 76;
      return (
        flat(`M${x} 166q0 -44 34 -46q34 2 34 46z`, index % 2 ? palette.patta : palette.white, {
          strokeWidth: 3.4,
        }) + path(`M${x + 34} 120v-12`, { stroke: palette.ink, strokeWidth: 3.4 })
      );
    }).join(''),
} as const;

/** Bunting from one edge of the picture to the other. */
const bunting = () =>
  path('M0 30Q320 116 640 22', { stroke: palette.ink, strokeWidth: 3 }) +
  times(12, (index) => {
    const x = 30 + index * 53;
    const t = x / 640;
    const y = 30 * (1 - t) ** 2 + 232 * t * (1 - t) + 22 * t ** 2;
    return flat(`M${x - 12} ${Math.round(y)}h24l-12 30z`, shopColours[index % 3] ?? palette.alta, {
      strokeWidth: 2.6,
    });
  }).join('');

const pillar = (x: number) => {
  const outline = `M${x} 300h44V${floor}h-44z`;
  const bands = times(9, (row) => wallBand({ x, y: 300 + row * 27, width: 44, height: 27 }, row)).join('');
  return within(`pillar-${x}`, outline, bands) + path(outline, { ...contour, strokeWidth: 4 });
};

/** Items side by side, each in another colour. */
function row(
  things: readonly ((fill: string) => string)[],
  count: number,
  y: number,
  first: number,
  scale: number,
) {
  const width = (right - left - 88) / count;
  return times(count, (index) => {
    const thing = things[(index + first) % things.length];
    return at(
      left + 44 + width * (index + 0.5),
      y,
      thing?.(shopColours[(index + first) % 3] ?? palette.alta) ?? '',
      scale,
    );
  }).join('');
}

/**
 * A shopfront in the Madhubani style, without the letters of its sign: the trade decides what is sold, the name everything
 * else. The same trade and name always give the same picture.
 */
export function drawShop(name: string, trade: Trade): string {
  const choose = chooserOf(`${trade} ${name.toLocaleLowerCase()}`);
  const first = choose('goods', [0, 1, 2] as const);
  const { shelf, hanging } = goods[trade];
  const roof = choose('roof', ['lotus', 'steps', 'domes'] as const);
  const cloth = choose('awning', shopColours);
  const sky = choose('sky', ['sun', 'bunting', 'both'] as const);
  const counter = { x: left, y: 486, width: right - left, height: 54 };
  return drawing(
    pictureSize,
    pictureSize,
    [
      element('rect', { width: pictureSize, height: pictureSize, fill: palette.haldi }),
      sky === 'sun' ? '' : bunting(),
      sky === 'bunting' ? '' : sun(choose('sun', [540, 106] as const), 66, 46),
      roofs[roof](),
      flat(`M${left} 164h${right - left}V${floor}H${left}z`, palette.white),
      element(
        'g',
        { opacity: 0.16 },
        within(
          'inside',
          `M${left} 300h${right - left}v240h${left - right}z`,
          hatching(left, 300, right - left, 240),
        ),
      ),
      row([hanging], 6, 318, first, 0.92),
      path(`M${left + 44} 424H${right - 44}`, { stroke: palette.ink, strokeWidth: 5 }),
      row(shelf, 7, 421, first, 0.78),
      row(shelf, 6, 485, first + 1, 0.9),
      within(
        'counter',
        `M${left} 486h${right - left}v54h${left - right}z`,
        wallBand({ ...counter, height: 27 }, choose('band', [0, 2, 6] as const)) +
          wallBand({ ...counter, y: 513, height: 27 }, 1),
      ),
      path(`M${left} 486h${right - left}v54h${left - right}z`, { ...contour, strokeWidth: 4 }),
      pillar(left),
      pillar(right - 44),
      awning([cloth, palette.white]),
      doubled(`M${left + 8} 166h${right - left - 16}v92h${left - right + 16}z`, palette.ink),
      sprig(40, floor, choose('left sprig', [110, 150, 190] as const), 4),
      sprig(602, floor, choose('right sprig', [90, 130, 170] as const), 4),
      groundLine(floor + 3, pictureSize),
      river(-10, 576, 680, 4),
      fish(choose('fish', [150, 220, 300] as const), 604, 0.6, 1, choose('fish dye', shopColours)),
      fish(
        choose('other fish', [510, 550, 600] as const),
        606,
        0.5,
        -1,
        choose('other fish dye', shopColours),
      ),
    ].join(''),
  );
}

/** The colour of the name. */
export const letterColour = palette.haldi;
