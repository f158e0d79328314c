import { n, times } from '../../kit/svg';
import type { Site } from '../site';

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

const wheel = `<svg viewBox="0 0 800 800" width="800" height="800" style="position:absolute;left:240px;top:176px">
<circle cx="400" cy="400" r="380" fill="#1d1550"/><circle cx="400" cy="400" r="378" fill="none" stroke="#f0b64a" stroke-width="3"/><circle cx="400" cy="400" r="368" fill="none" stroke="#f0b64a" stroke-width="1.5"/>
${times(16, phase).join('')}<circle cx="400" cy="400" r="268" fill="none" stroke="#f0b64a" stroke-width="2"/><path d="${times(27, (index) => `M${turn((index / 27) * Math.PI * 2, 268)}L${turn((index / 27) * Math.PI * 2, 236)}`).join('')}" stroke="#f0b64a" stroke-width="2"/><circle cx="400" cy="400" r="236" fill="#2b2166" stroke="#f0b64a" stroke-width="2"/></svg>`;

/** None where words stand: a star there reads as a full stop. */
const stars = times(110, (index) => ({
  x: (index * index * 37 + index * 211) % 1280,
  y: (index * index * 53 + index * 97) % 800,
  index,
}))
  .filter(({ x, y }) => y > 100 && !(y > 230 && y < 480 && (x < 280 || x > 1000)))
  .map(
    ({ x, y, index }) =>
      `<circle cx="${x}" cy="${y}" r="${1 + (index % 3)}" fill="#fff" opacity=".${3 + (index % 5)}"/>`,
  )
  .join('');

const left = [
  ['Sunrise', '6:12'],
  ['Sunset', '17:01'],
  ['Tithi', 'Shashthi'],
  ['Month', 'Kartik'],
] as const;
const right = [
  ['Nahay Khay', '13 Nov'],
  ['Kharna', '14 Nov'],
  ['Chhath, evening', '15 Nov'],
  ['Chhath, morning', '16 Nov'],
] as const;

const column = (rows: readonly (readonly [string, string])[], title: string, side: string) =>
  `<div class="side" style="${side}"><h2>${title}</h2>${rows.map(([name, value]) => `<p>${name}<b>${value}</b></p>`).join('')}</div>`;

export const jyotishDarpan: Site = {
  id: 'jyotish-darpan',
  css: `body{background:#120c38;color:#f6e9c8;font:19px 'Liberation Serif';text-align:center}
header{position:absolute;left:0;right:0;top:28px;display:grid;grid-template-columns:1fr 300px 1fr;align-items:center;font-size:18px}header b{font:400 34px Mukta}header b{line-height:1.1}header small{display:block;font:italic 18px 'Liberation Serif';color:#f0b64a}header span{margin:0 18px}
.sky{position:absolute;inset:0}
h1{position:absolute;left:440px;width:400px;top:458px;font:700 50px/1.04 'Liberation Serif'}.lead{position:absolute;left:460px;width:360px;top:582px;font-size:20px;line-height:1.4}.go{position:absolute;left:508px;width:264px;top:682px;background:#f0b64a;color:#1d1550;font-weight:700;padding:14px 0;border-radius:99px;font-size:20px}
.side{position:absolute;top:250px;width:212px;text-align:left}.side h2{font:italic 400 27px 'Liberation Serif';color:#f0b64a;margin-bottom:10px}.side p{display:flex;justify-content:space-between;border-top:1px solid #f0b64a66;padding:11px 0;font-size:18px}
.note{position:absolute;left:48px;top:560px;width:176px;text-align:left;font-size:17px;line-height:1.45;color:#cfc3f0}`,
  html: `<svg class="sky" viewBox="0 0 1280 800" width="1280" height="800">${stars}</svg>${wheel}
<header><p><span>Panchang</span><span>Festivals</span></p><b>ज्योतिष दर्पण<small>Jyotish Darpan</small></b><p><span>Consult</span><span>Gaya</span></p></header>
${column(left, 'Today in Patna', 'left:48px')}${column(right, 'This week', 'right:48px')}
<h1>A calendar that calls back</h1><p class="lead">Choose an hour. A pandit from Gaya rings you, not the other way round.</p><span class="go">Ask a question, ₹251</span>`,
};
