import { times } from '../../drawing/svg';
import { picture } from '../parts';

/** Coils of grass, each sewn to the one below with a slanted stitch. */
function basket(dyed: string, coils: number): string {
  const height = 300 / coils;
  return times(coils, (row) => {
    const half = 92 + Math.round(Math.sin((row / (coils - 1)) * 2.3 + 0.5) * 70);
    const y = 120 + row * height;
    const tone = row % 4 === 1 ? dyed : row % 2 ? '#c9952f' : '#e2b550';
    return `<rect x="${200 - half}" y="${y}" width="${half * 2}" height="${height - 1}" rx="${height / 2}" fill="${tone}"/><path d="${times(Math.floor((half * 2) / 20) - 1, (index) => `M${210 - half + index * 20} ${y + height - 2}l7 ${-height + 3}`).join('')}" stroke="#7d5512" stroke-width="2.4"/>`;
  }).join('');
}

const lid = (dyed: string) =>
  `<path d="M96 118q104 -92 208 0z" fill="${dyed}"/><path d="M120 104q80 -62 160 0M146 92q54 -38 108 0" stroke="#e2b550" stroke-width="7" fill="none"/><circle cx="200" cy="62" r="14" fill="#e2b550" stroke="#7d5512" stroke-width="3"/>`;

/** A basket with a handle, or a box with a lid. */
export const vessel = (dyed: string, coils: number, isClosed: boolean, look: string): string =>
  picture(
    '0 0 400 440',
    `<ellipse cx="200" cy="424" rx="150" ry="12" fill="#00000018"/>${isClosed ? lid(dyed) : `<path d="M108 124q0 -110 92 -110t92 110" fill="none" stroke="#a8741c" stroke-width="15"/>`}${basket(dyed, coils)}`,
    look,
  );

const tray = (look: string) =>
  picture(
    '0 0 400 400',
    `${times(9, (ring) => `<circle cx="200" cy="200" r="${170 - ring * 18}" fill="none" stroke="${ring % 3 === 1 ? '#9c2f4f' : ring % 2 ? '#c9952f' : '#e2b550'}" stroke-width="17"/>`).join('')}<path d="${times(24, (index) => `M200 200L${Math.round(200 + 178 * Math.cos((index * Math.PI) / 12))} ${Math.round(200 + 178 * Math.sin((index * Math.PI) / 12))}`).join('')}" stroke="#7d5512" stroke-width="1.6"/><path d="M140 200q24 -40 60 0q24 -40 60 0q-24 40 -60 0q-36 40 -60 0z" fill="#2f5d50"/>`,
    look,
  );

const vessels: Record<string, [dyed: string, coils: number, isClosed: boolean]> = {
  214: ['#2f5d50', 16, false],
  221: ['#9c2f4f', 14, true],
  226: ['#9c2f4f', 11, false],
  230: ['#2f5d50', 20, true],
  233: ['#b2632c', 9, false],
};

/** The drawing of a numbered piece. */
export function pieceOf(number: string, look: string): string {
  const made = vessels[number];
  return made ? vessel(...made, look) : tray(look);
}
