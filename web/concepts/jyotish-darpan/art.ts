import { n, times } from '../../drawing/svg';

const turn = (angle: number, r: number) => `${n(400 + Math.cos(angle) * r)} ${n(400 + Math.sin(angle) * r)}`;

/** The moon from new to full and back, one phase to each spoke. */
const phase = (index: number) => {
  const angle = (index / 16) * Math.PI * 2 - Math.PI / 2;
  const [x = '', y = ''] = turn(angle, 318).split(' ');
  const lit = index <= 8 ? index / 8 : (16 - index) / 8;
  const bulge = n(22 * Math.abs(1 - 2 * lit));
  const side = index <= 8 ? 1 : 0;
  return `<g transform="translate(${x} ${y})"><circle r="22" fill="#2b2166" stroke="#8577c9" stroke-width="2"/>${lit ? `<path d="M0 -22A22 22 0 0 ${side} 0 22A${bulge} 22 0 0 ${lit > 0.5 ? side : 1 - side} 0 -22z" fill="#ffe9b0"/>` : ''}</g>`;
};

export const wheel = `<svg viewBox="0 0 800 800" class="absolute w-[max(118vw,400px)] max-w-860 desk:-top-10 desk:w-800" aria-hidden="true"><circle cx="400" cy="400" r="380" fill="#1d1550"/><circle cx="400" cy="400" r="378" fill="none" stroke="#f0b64a" stroke-width="3"/><circle cx="400" cy="400" r="368" fill="none" stroke="#f0b64a" stroke-width="1.5"/>
${times(16, phase).join('')}<circle cx="400" cy="400" r="268" fill="none" stroke="#f0b64a" stroke-width="2"/><path d="${times(27, (index) => `M${turn((index / 27) * Math.PI * 2, 268)}L${turn((index / 27) * Math.PI * 2, 236)}`).join('')}" stroke="#f0b64a" stroke-width="2"/><circle cx="400" cy="400" r="236" fill="#2b2166" stroke="#f0b64a" stroke-width="2"/></svg>`;

/** Sized so that none beside words reads as a full stop. */
export const stars = `<svg class="absolute inset-0 size-full max-desk:hidden" viewBox="0 0 1280 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${times(
  90,
  (index) =>
    `<circle cx="${(index * index * 37 + index * 211) % 1280}" cy="${(index * index * 53 + index * 97) % 800}" r="${n(0.6 + (index % 3) * 0.5)}" fill="#fff" opacity=".${3 + (index % 5)}"/>`,
).join('')}</svg>`;
