import { times } from '../../kit/svg';
import type { Site } from '../site';

const prices = [
  ['5th floor', '3 rooms', '₹54 lakh'],
  ['4th floor', '2 rooms', '₹44 lakh'],
  ['3rd floor', '2 rooms', 'sold'],
  ['2nd floor', '3 rooms', '₹51 lakh'],
  ['1st floor', '2 rooms', '₹38 lakh'],
] as const;

const roof = 150;
const storey = 104;

const flat = (x: number, y: number, index: number) =>
  `<rect x="${x}" y="${y + 22}" width="84" height="60" fill="${index % 3 === 1 ? '#f6d58a' : '#31504a'}"/>
  <path d="M${x + 42} ${y + 22}v60M${x} ${y + 44}h84" stroke="#fbf7ee" stroke-width="4"/>
  <rect x="${x - 10}" y="${y + 66}" width="104" height="26" fill="#a8502b"/><path d="${times(9, (bar) => `M${x - 2 + bar * 11} ${y + 68}v22`).join('')}" stroke="#fbf7ee" stroke-width="3"/>
  ${index % 2 ? `<path d="M${x + 10} ${y + 66}q-10 -18 2 -30q10 14 2 30zM${x + 18} ${y + 66}q2 -16 14 -22q2 14 -10 22z" fill="#5c8a4f"/>` : ''}`;

const house = `<svg viewBox="0 0 1280 800" width="1280" height="800" style="position:absolute;inset:0">
<circle cx="1150" cy="130" r="70" fill="#f4c773"/>
<path d="M0 560q160 -60 330 -20t340 -10t330 20t280 -30v280H0z" fill="#b9cdb4"/><path d="M0 620q200 -50 420 -8t440 0t420 -12v200H0z" fill="#8fb08c"/>
<rect x="590" y="${roof}" width="400" height="${storey * 5 + 30}" fill="#efe2c9"/><rect x="590" y="${roof}" width="60" height="${storey * 5 + 30}" fill="#d9c6a3"/>
<rect x="576" y="${roof - 18}" width="428" height="22" fill="#a8502b"/><path d="M700 ${roof - 18}v-44h70v44zM900 ${roof - 18}v-30" fill="#d9c6a3" stroke="#1d2b24" stroke-width="3"/>
${times(5, (row) => times(3, (column) => flat(676 + column * 106, roof + row * storey, row * 2 + column)).join('')).join('')}
<rect x="0" y="690" width="1280" height="110" fill="#1d2b24"/></svg>`;

export const wishluvBuildcon: Site = {
  id: 'wishluv-buildcon',
  css: `body{background:#dbe8e6;color:#1d2b24;font-family:Mukta}
header{position:absolute;left:56px;top:40px;font:700 27px 'Liberation Serif';letter-spacing:.02em;z-index:2}header small{display:block;font:400 16px Mukta;letter-spacing:0}
.words{position:absolute;left:56px;top:178px;width:500px;z-index:2}h1{font:700 78px/1 'Liberation Serif';letter-spacing:-.02em}.words p{font-size:22px;line-height:1.5;margin:22px 0 28px;width:430px}
.go{display:inline-block;background:#a8502b;color:#fff;font-weight:600;font-size:19px;padding:15px 28px;border-radius:4px}.film{margin-left:24px;font-weight:600;font-size:19px;border-bottom:3px solid}
ul{position:absolute;left:1004px;top:${roof + 16}px;width:240px;z-index:2}li{height:${storey}px;display:flex;align-items:center}li:before{content:'';width:26px;border-top:3px solid #1d2b24}
li div{background:#fffdf7;border:2px solid #1d2b24;padding:7px 14px;width:200px;font-size:16px;line-height:1.25}li b{display:block;font:700 23px 'Liberation Serif'}
li.sold div{background:none;border-style:dashed;color:#4b5a53}
footer{position:absolute;left:56px;right:56px;bottom:0;height:110px;display:flex;align-items:center;gap:56px;color:#fff;font-size:18px;z-index:2}footer b{font:700 28px 'Liberation Serif';margin-right:8px;color:#f4c773}`,
  html: `${house}<header>Wishluv Buildcon<small>Gola Road, Danapur</small></header>
<div class="words"><h1>Flats with the price on the gate</h1><p>Walk through every floor in a film tonight, then come on Sunday and knock on the walls.</p><span class="go">Book a Sunday visit</span><span class="film">Watch floor 4</span></div>
<ul>${prices.map(([floor, rooms, price]) => `<li${price === 'sold' ? ' class="sold"' : ''}><div>${floor}, ${rooms}<b>${price === 'sold' ? 'Sold in June' : price}</b></div></li>`).join('')}</ul>
<footer><span><b>40</b>flats, 13 left</span><span><b>1.2 km</b>to Saguna More</span><span><b>March 2027</b>keys in hand</span><span><b>RERA</b>registered</span></footer>`,
};
