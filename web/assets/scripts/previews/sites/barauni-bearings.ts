import { n, times } from '../../kit/svg';
import type { Site } from '../site';

const ball = (index: number) => {
  const angle = (index / 9) * Math.PI * 2;
  return `<circle cx="${n(180 + Math.cos(angle) * 104)}" cy="${n(180 + Math.sin(angle) * 104)}" r="27" fill="#cfd8de" stroke="#1f2a33" stroke-width="4"/><path d="M${n(168 + Math.cos(angle) * 104)} ${n(172 + Math.sin(angle) * 104)}q4 -10 14 -12" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`;
};

const bearing = `<svg viewBox="0 0 360 400" width="306" height="340"><circle cx="180" cy="180" r="168" fill="#9fb0ba" stroke="#1f2a33" stroke-width="5"/><circle cx="180" cy="180" r="136" fill="#5b6b76" stroke="#1f2a33" stroke-width="4"/>${times(9, ball).join('')}<circle cx="180" cy="180" r="72" fill="#9fb0ba" stroke="#1f2a33" stroke-width="5"/><circle cx="180" cy="180" r="46" fill="#fff" stroke="#1f2a33" stroke-width="5"/><path d="M12 180V388M348 180V388M12 376H348M134 180V352M226 180V352M134 344H226" stroke="#f26a21" stroke-width="3"/><g font-family="Liberation Mono" font-size="22" fill="#1f2a33"><rect x="136" y="362" width="88" height="28" fill="#fff"/><text x="142" y="384">D 47mm</text><rect x="150" y="332" width="60" height="24" fill="#fff"/><text x="154" y="352">d 20</text></g></svg>`;

const found = [
  ['6204-2RS', 'ball, sealed', '20', '47', '14', '412', '₹118'],
  ['6204-ZZ', 'ball, shielded', '20', '47', '14', '96', '₹104'],
  ['6204-C3', 'ball, loose fit', '20', '47', '14', '38', '₹121'],
  ['6204-NR', 'ball, snap ring', '20', '47', '14', '0', '₹146'],
  ['62204-2RS', 'ball, wide', '20', '47', '18', '17', '₹189'],
] as const;

export const barauniBearings: Site = {
  id: 'barauni-bearings',
  css: `body{background:#e6ebee;color:#1f2a33;font:17px 'Liberation Sans Narrow'}
header{height:64px;background:#1f2a33;color:#fff;display:flex;align-items:center;justify-content:space-between;padding:0 36px}header b{font:700 24px 'Liberation Sans';letter-spacing:.02em}header b i{font-style:normal;color:#f26a21}header span{margin-left:30px;font-size:18px}
.find{background:#f26a21;height:206px;padding:30px 36px}h1{font:700 44px/1 'Liberation Sans';letter-spacing:-.03em;color:#1f2a33}.box{margin-top:20px;display:grid;grid-template-columns:1fr 170px;height:72px;border:4px solid #1f2a33;background:#fff;font:700 30px 'Liberation Mono';align-items:center;padding-left:22px}.box u{text-decoration:none;background:#1f2a33;color:#fff;height:100%;display:grid;place-items:center;font:700 22px 'Liberation Sans'}.box i{display:inline-block;width:3px;height:34px;background:#f26a21;vertical-align:-6px;margin-left:3px}
.find p{position:absolute;right:36px;top:100px;font-size:18px;font-weight:700}
aside{position:absolute;left:36px;top:294px;width:366px;height:474px;background:#fff;padding:24px 28px}aside h2{font:700 26px 'Liberation Mono'}aside p{font-size:18px;margin:2px 0 18px}
main{position:absolute;left:426px;right:36px;top:294px;height:474px;background:#fff;padding:20px 26px}main h2{font:700 20px 'Liberation Sans';display:flex;justify-content:space-between}main h2 span{font:18px 'Liberation Sans Narrow'}
table{width:100%;border-collapse:collapse;margin-top:12px}td{font:18px 'Liberation Mono';height:55px;border-top:1px solid #b9c5cc;text-align:right}td:first-child{font-weight:700;text-align:left}td:nth-child(2){font:18px 'Liberation Sans Narrow';text-align:left}td:last-child{font-weight:700}thead td,thead td:first-child{font:700 16px 'Liberation Sans Narrow';border:0;height:32px}td.none{color:#b3261e}tr.on td{background:#fde9dd}
.quote{position:absolute;left:26px;right:26px;bottom:22px;display:flex;justify-content:space-between;align-items:center;font-size:18px}.quote b{background:#f26a21;padding:14px 24px;font:700 19px 'Liberation Sans'}`,
  html: `<header><b>BARAUNI <i>BEARINGS</i></b><div><span>Ball</span><span>Roller</span><span>Pillow blocks</span><span>Seals</span><span>Quote list (3)</span></div></header>
<section class="find"><h1>Type what is stamped on the ring</h1><div class="box"><span>6204<i></i></span><u>Search</u></div><p>4,112 part numbers</p></section>
<aside><h2>6204-2RS</h2><p>deep groove, two rubber seals</p>${bearing}</aside>
<main><h2>23 parts begin with 6204<span>old and new numbers, all makers</span></h2><table><thead><tr><td>Number</td><td>Kind</td><td>d</td><td>D</td><td>B</td><td>Shelf</td><td>Each</td></tr></thead><tbody>${found.map(([...cells], row) => `<tr class="${row ? '' : 'on'}">${cells.map((cell, index) => `<td class="${index === 5 && cell === '0' ? 'none' : ''}">${index === 5 && cell === '0' ? '2 days' : cell}</td>`).join('')}</tr>`).join('')}</tbody></table><div class="quote"><span>Counter on NH 31, open till 20:00. Lorry to Begusarai at noon.</span><b>Quote for 40 pieces</b></div></main>`,
};
