import { n, times } from '../../drawing/svg';
import { picture } from '../parts';

/** Grains in a sunflower spiral: even, without visible rows. */
const rice = times(150, (index) => {
  const angle = index * 2.39996;
  const r = 18.4 * Math.sqrt(index + 1);
  const [x, y] = [340 + Math.cos(angle) * r, 340 + Math.sin(angle) * r];
  const fill = ['#fff3d6', '#ffd98a', '#f6a83c', '#fff8e8'][(index * 7) % 4];
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="23" ry="6.6" fill="${fill}" transform="rotate(${(index * 67) % 180} ${n(x)} ${n(y)})"/>`;
}).join('');

const piece = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-62 0q0 -46 54 -44q60 0 70 40q-4 44 -62 46q-62 2 -62 -42z" fill="#7a2a12"/><path d="M-36 -6q10 -22 40 -20" stroke="#b4552b" stroke-width="9" fill="none" stroke-linecap="round"/><path d="M58 4l44 14" stroke="#f3e2c0" stroke-width="16" stroke-linecap="round"/></g>`;
const mint = (x: number, y: number, turn: number) =>
  `<path d="M0 0q22 -26 58 -8q-18 30 -58 8z" fill="#3f8a45" transform="translate(${x} ${y}) rotate(${turn})"/>`;

/** The brass plate from above. */
export const thali = picture(
  '0 0 680 680',
  `<circle cx="340" cy="340" r="336" fill="#e0a32e"/><circle cx="340" cy="340" r="318" fill="#b97c17"/><circle cx="340" cy="340" r="304" fill="#f3c65a"/>
<g fill="#b97c17">${times(30, (index) => `<path d="M340 50l9 17l-9 17l-9 -17z" transform="rotate(${index * 12} 340 340)"/>`).join('')}</g>
<circle cx="340" cy="340" r="246" fill="#4a140c"/>${rice}${piece(280, 260, -18)}${piece(430, 360, 32)}${piece(310, 450, 8)}${mint(390, 230, 20)}${mint(206, 360, -50)}${mint(440, 480, 110)}<circle cx="362" cy="330" r="34" fill="#fffdf5"/><circle cx="362" cy="330" r="16" fill="#f2b430"/>`,
);

/** The copper pot on its fire, its lid sealed with dough. */
export const pot = picture(
  '0 0 360 306',
  `<path d="M70 120q-10 120 60 150h100q70 -30 60 -150z" fill="#b4552b"/><path d="M60 120q0 -16 16 -16h208q16 0 16 16t-16 16H76q-16 0 -16 -16z" fill="#fff1d2"/><path d="M90 104q10 -64 90 -64t90 64z" fill="#c96a3a"/><circle cx="180" cy="30" r="14" fill="#f3c65a"/>
<path d="M92 176h176M98 206h164" stroke="#f3c65a" stroke-width="5" stroke-dasharray="2 12" stroke-linecap="round"/><g fill="#a3201c"><path d="M110 292q-20 -24 4 -44q-2 18 12 22q10 10 0 22zM180 296q-26 -30 4 -54q0 22 14 26q12 12 0 28zM250 292q-20 -24 4 -44q-2 18 12 22q10 10 0 22z"/></g>`,
  'mx-auto w-[min(100%,420px)]',
);
