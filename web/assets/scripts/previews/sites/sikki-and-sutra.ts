import { times } from '../../kit/svg';
import type { Site } from '../site';

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

const vessel = (dyed: string, coils: number, closed: boolean) =>
  `<svg viewBox="0 30 400 410" width="100%" height="100%"><ellipse cx="200" cy="424" rx="150" ry="12" fill="#00000018"/>${closed ? lid(dyed) : `<path d="M108 124q0 -110 92 -110t92 110" fill="none" stroke="#a8741c" stroke-width="15"/>`}${basket(dyed, coils)}</svg>`;

const tray = `<svg viewBox="0 0 400 400" width="100%" height="100%">${times(9, (ring) => `<circle cx="200" cy="200" r="${170 - ring * 18}" fill="none" stroke="${ring % 3 === 1 ? '#9c2f4f' : ring % 2 ? '#c9952f' : '#e2b550'}" stroke-width="17"/>`).join('')}<path d="${times(24, (index) => `M200 200L${Math.round(200 + 178 * Math.cos((index * Math.PI) / 12))} ${Math.round(200 + 178 * Math.sin((index * Math.PI) / 12))}`).join('')}" stroke="#7d5512" stroke-width="1.6"/><path d="M140 200q24 -40 60 0q24 -40 60 0q-24 40 -60 0q-36 40 -60 0z" fill="#2f5d50"/></svg>`;

const shelf = [
  [tray, 'Tray, six days', 'Munni Devi, Raiyam', '₹780'],
  [vessel('#9c2f4f', 14, true), 'Box with lid, nine days', 'Bibha Jha, Sarisab', '₹1,120'],
] as const;

export const sikkiAndSutra: Site = {
  id: 'sikki-and-sutra',
  css: `body{background:#f6efe0;color:#33240f;font:19px/1.5 'Liberation Serif'}
header{position:absolute;left:0;top:0;width:92px;height:800px;border-right:1px solid #33240f;display:flex;flex-direction:column;justify-content:space-between;align-items:center;padding:34px 0}header b{writing-mode:vertical-rl;transform:rotate(180deg);font:italic 700 38px 'Liberation Serif'}header span{writing-mode:vertical-rl;transform:rotate(180deg);font-size:17px;letter-spacing:.04em;word-spacing:14px}
.big{position:absolute;left:92px;top:0;width:528px;height:800px;background:#e7d3a2;padding:130px 66px 60px}.big small{position:absolute;left:36px;top:34px;font-size:17px}.big em{position:absolute;left:36px;bottom:26px;font-size:20px}.big i{position:absolute;right:30px;bottom:26px;font:700 24px 'Liberation Serif'}
h1{position:absolute;left:668px;top:56px;font:italic 400 92px/.98 'Liberation Serif';letter-spacing:-.02em;width:570px}.lead{position:absolute;left:672px;top:292px;width:520px;font-size:21px}.lead u{text-underline-offset:6px}
.shelf{position:absolute;left:668px;right:48px;top:462px;display:grid;grid-template-columns:1fr 1fr;gap:28px;border-top:1px solid #33240f;padding-top:22px}.shelf div div{height:188px;padding:0 30px;display:grid;place-items:center}.shelf svg{max-height:188px}.shelf p{line-height:1.3;margin-top:12px;display:grid;grid-template-columns:1fr auto;font-size:18px}.shelf b{font-size:20px}.shelf i{grid-column:1/3}`,
  html: `<header><b>Sikki &amp; Sutra</b><span>Baskets Trays Women Journal</span></header><div class="big"><small>No. 214, of golden grass cut in October</small>${vessel('#2f5d50', 16, false)}<em>Sudha Devi, eleven days</em><i>₹1,450</i></div>
<h1>Baskets with a name woven in</h1><p class="lead">From three villages near Madhubani. Each piece tells who made it and how long it took her; two thirds of the price are hers. <u>See the forty new ones</u></p>
<div class="shelf">${shelf.map(([picture, name, woman, price]) => `<div><div>${picture}</div><p><b>${name}</b><b>${price}</b><i>${woman}</i></p></div>`).join('')}</div>`,
};
