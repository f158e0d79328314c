import { times } from '../../drawing/svg';
import { picture } from '../parts';

const roof = 68;
const storey = 104;
const floors = 5;

const flat = (x: number, y: number, index: number) =>
  `<rect x="${x}" y="${y + 22}" width="84" height="60" fill="${index % 3 === 1 ? '#f6d58a' : '#31504a'}"/>
<path d="M${x + 42} ${y + 22}v60M${x} ${y + 44}h84" stroke="#fbf7ee" stroke-width="4"/>
<rect x="${x - 10}" y="${y + 66}" width="104" height="26" fill="#a8502b"/><path d="${times(9, (bar) => `M${x - 2 + bar * 11} ${y + 68}v22`).join('')}" stroke="#fbf7ee" stroke-width="3"/>
${index % 2 ? `<path d="M${x + 10} ${y + 66}q-10 -18 2 -30q10 14 2 30zM${x + 18} ${y + 66}q2 -16 14 -22q2 14 -10 22z" fill="#5c8a4f"/>` : ''}`;

/** Five storeys of equal height below a roof of 68 units. */
export const house = picture(
  '0 0 430 590',
  `<rect x="15" y="${roof}" width="400" height="${storey * floors + 2}" fill="#efe2c9"/><rect x="15" y="${roof}" width="60" height="${storey * floors + 2}" fill="#d9c6a3"/>
<path d="M126 ${roof - 16}V6h70v${roof - 22}zM330 ${roof - 16}v-34" fill="#d9c6a3" stroke="#1d2b24" stroke-width="3"/><rect y="${roof - 18}" width="430" height="22" fill="#a8502b"/>
${times(floors, (row) => times(3, (column) => flat(102 + column * 106, roof + row * storey, row * 2 + column)).join('')).join('')}`,
);

export const hills = `<svg viewBox="0 0 1280 260" preserveAspectRatio="none" class="absolute inset-x-0 bottom-0 h-[min(60%,300px)] w-full" aria-hidden="true"><path d="M0 60q160 -60 330 -20t340 -10t330 20t280 -30v280H0z" fill="#b9cdb4"/><path d="M0 120q200 -50 420 -8t440 0t420 -12v200H0z" fill="#8fb08c"/></svg>`;

const room = (x: number, y: number, width: number, height: number, name: string, size: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#fffdf7" stroke="#1d2b24" stroke-width="7"/><text x="${x + width / 2}" y="${y + height / 2 - 4}" text-anchor="middle" font-size="19" font-weight="600" fill="#1d2b24">${name}</text><text x="${x + width / 2}" y="${y + height / 2 + 20}" text-anchor="middle" font-size="16" fill="#4b5a53">${size}</text>`;

const door = (x: number, y: number) =>
  `<path d="M${x} ${y}h44" stroke="#fffdf7" stroke-width="9"/><path d="M${x} ${y}v44a44 44 0 0 0 44 -44" fill="none" stroke="#a8502b" stroke-width="3"/>`;

/** A flat's floor plan: two bedrooms, or a third in place of the other's balcony. */
export const plan = (rooms: number): string =>
  picture(
    '0 0 600 430',
    room(10, 10, 330, 220, 'Hall', '18 × 12 ft') +
      room(10, 230, 190, 190, 'Kitchen', '10 × 9 ft') +
      room(200, 230, 140, 190, 'Bath', '7 × 9 ft') +
      room(340, 10, 250, 190, 'Bedroom', '13 × 11 ft') +
      room(340, 200, 250, 130, rooms === 3 ? 'Bedroom' : 'Bedroom, large', '13 × 9 ft') +
      room(
        340,
        330,
        250,
        90,
        rooms === 3 ? 'Third bedroom' : 'Balcony',
        rooms === 3 ? '13 × 7 ft' : 'to the east',
      ) +
      door(150, 230) +
      door(250, 230) +
      door(60, 10),
    'w-full bg-lime',
  );
