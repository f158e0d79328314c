import { times } from '../../kit/svg';
import type { Site } from '../site';

/** A truss over the Ganga, as the drawing office has it. */
const panels = 11;
const bridge = `<svg viewBox="0 0 1280 430" width="1280" height="430" style="position:absolute;left:0;top:250px">
<g fill="none" stroke="#111" stroke-width="11"><path d="M60 210H1280M60 210L150 96H1280"/><path d="${times(panels, (index) => `M${150 + index * 108} 96V210M${150 + index * 108} 96L${204 + index * 108} 210L${258 + index * 108} 96`).join('')}" stroke-width="7"/></g>
<rect y="206" width="1280" height="26" fill="#111"/><path d="M0 219H1280" stroke="#f7b500" stroke-width="4" stroke-dasharray="40 26"/>
${[170, 494, 818, 1142].map((x) => `<path d="M${x - 46} 232h92l-16 34v140h-60V266z" fill="#111"/><path d="M${x - 20} 290h40M${x - 20} 320h40M${x - 20} 350h40" stroke="#f7b500" stroke-width="3"/>`).join('')}
<path d="M0 372q40 -22 80 0${times(16, () => 't80 0').join('')}v60H0z" fill="#f4efe4"/><path d="M0 372q40 -22 80 0${times(16, () => 't80 0').join('')}" fill="none" stroke="#111" stroke-width="5"/>
${[0, 1, 2, 3].map((wagon) => `<rect x="${640 + wagon * 118}" y="158" width="110" height="44" rx="5" fill="#111" stroke="#f7b500" stroke-width="3"/><path d="M${652 + wagon * 118} 172h86" stroke="#f7b500" stroke-width="9" stroke-dasharray="14 10"/>`).join('')}
<g font-family="Liberation Mono" font-size="17" fill="#111"><path d="M200 306H464M200 296v20M464 296v20" stroke="#111" stroke-width="2.5"/><rect x="262" y="292" width="140" height="28" fill="#f7b500"/><text x="274" y="312">span 64.0 m</text></g></svg>`;

const works = [
  ['BRPNNL-114', 'Gandak at Dumariaghat', '1.8 km', '2024'],
  ['RWD-0871', 'School and road, Barh', '11 rooms', '2025'],
  ['NH-31 / 7', 'Flyover, Zero Mile', '640 m', 'in work'],
] as const;

export const patliputraConstructions: Site = {
  id: 'patliputra-constructions',
  css: `body{background:#f7b500;color:#111;font:18px 'Liberation Mono'}
header{position:absolute;left:44px;right:44px;top:30px;display:flex;justify-content:space-between;align-items:baseline}header b{font:700 30px 'Liberation Sans Narrow';letter-spacing:.16em}header span{margin-left:36px}
h1{position:absolute;left:44px;top:92px;font:700 128px/.92 'Liberation Sans Narrow';text-transform:uppercase;letter-spacing:-.03em}
.lead{position:absolute;right:44px;top:116px;width:330px;line-height:1.5}.lead u{text-decoration:none;display:inline-block;margin-top:14px;background:#111;color:#f7b500;padding:13px 20px;font-weight:700}
footer{position:absolute;left:0;right:0;bottom:0;height:132px;background:#111;color:#f4efe4;padding:0 44px;display:grid;grid-template-columns:repeat(3,1fr) 150px;align-items:center;gap:26px;z-index:2}footer div{border-left:5px solid #f7b500;padding-left:16px;font-size:15px;line-height:1.5}footer b{display:block;font:700 24px/1.2 'Liberation Sans Narrow'}footer em{font:700 80px/1 'Liberation Sans Narrow';color:#f7b500;text-align:right;letter-spacing:-.04em}footer small{display:block;font:16px/1 'Liberation Mono';letter-spacing:0;margin-top:-4px}`,
  html: `<header><b>PATLIPUTRA</b><div><span>Works</span><span>Districts</span><span>Tender papers</span><span>Machines</span></div></header>
<h1>Thirty years<br>of bridges</h1><p class="lead">Roads, schools and bridges in nineteen districts, with the tender papers of each.<br><u>See all works</u></p>${bridge}
<footer>${works.map(([number, name, size, year]) => `<div>${number}<b>${name}</b>${size}, ${year}</div>`).join('')}<em>41<small>bridges</small></em></footer>`,
};
