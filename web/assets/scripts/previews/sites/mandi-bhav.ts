import type { Site } from '../site';

const markets = ['Mithapur', 'Musallahpur', 'Bihta', 'Gulab Bagh', 'Khagaria', 'Darbhanga'];

/** Rupees a quintal; what is not sold in a market stays empty. */
const crops: [hindi: string, english: string, prices: (number | null)[]][] = [
  ['आलू', 'Potato', [1480, 1510, 1440, 1390, 1420, 1465]],
  ['प्याज', 'Onion', [2310, 2260, 2240, 2180, null, 2350]],
  ['गेहूँ', 'Wheat', [2440, null, 2425, 2400, 2415, 2430]],
  ['मक्का', 'Maize', [null, null, 2205, 2260, 2190, 2170]],
  ['टमाटर', 'Tomato', [1850, 1900, 1780, 1620, 1700, 1760]],
  ['मखाना', 'Makhana', [null, 63500, null, 60800, null, 61000]],
  ['लीची', 'Litchi', [8900, 9150, null, null, 8600, null]],
  ['सरसों', 'Mustard', [5850, null, 5790, 5720, 5760, 5740]],
];

const comma = (sum: number) => String(sum).replace(/(\d)(?=(\d{3})+$)/g, '$1,');

const row = ([hindi, english, prices]: (typeof crops)[number]) => {
  const sold = prices.filter((price): price is number => price !== null);
  const best = Math.max(...sold);
  return `<tr><th><b>${hindi}</b> ${english}</th>${prices.map((price) => `<td class="${price === best ? 'best' : ''}">${price === null ? '·' : comma(price)}</td>`).join('')}</tr>`;
};

export const mandiBhav: Site = {
  id: 'mandi-bhav',
  css: `body{background:#fff;color:#0e2a17;font:19px 'Liberation Mono'}
header{background:#0e2a17;color:#c8f08f;height:108px;padding:0 36px;display:flex;align-items:center;gap:24px}header b{font:800 58px/1 Mukta;padding-top:8px}header p{color:#fff;line-height:1.35;font-size:18px}header div{margin-left:auto;text-align:right;line-height:1.35;font-size:18px}header em{font-style:normal;font-weight:700;font-size:27px;display:block}
nav{height:56px;background:#c8f08f;display:flex;align-items:center;padding:0 36px;gap:10px;font-size:17px;font-weight:700}nav span{padding:7px 16px}nav .on{background:#0e2a17;color:#fff}
table{width:1208px;margin:14px 36px 0;border-collapse:collapse}thead td{font-size:16px;font-weight:700;padding:6px 14px 8px 0;text-align:right;border-bottom:3px solid #0e2a17}th{font-weight:400;text-align:left;font-size:18px;padding:0}th b{display:inline-block;font:800 25px/1 Mukta;width:104px;vertical-align:-2px}td{text-align:right;padding:0 14px 0 0;height:54px;font-size:21px}tr:nth-child(even) th,tr:nth-child(even) td{background:#f1f7e8}tbody td.best{background:#ffe08a;font-weight:700}
footer{position:absolute;left:36px;right:36px;bottom:24px;display:flex;justify-content:space-between;font-size:17px;align-items:center}footer u{text-decoration:none;display:inline-block;width:18px;height:18px;background:#ffe08a;margin-right:8px;vertical-align:-3px}footer i{font-style:normal;border:2px solid #0e2a17;padding:9px 16px;font-weight:700}`,
  html: `<header><b>मंडी भाव</b><p>Prices this morning,<br>rupees a quintal</p><div><em>6:40</em>Monday, 16 November</div></header>
<nav><span class="on">All crops</span><span>Vegetables</span><span>Grain</span><span>Oil seeds</span><span>Fruit</span><span>All nine markets</span></nav>
<table><thead><tr><td style="text-align:left">Crop</td>${markets.map((name) => `<td>${name}</td>`).join('')}</tr></thead><tbody>${crops.map(row).join('')}</tbody></table>
<footer><span><u></u>best price today</span><span>This page weighs 9 KB. It opens on 2G.</span><i>SMS me potato above 1,500</i></footer>`,
};
