import { n, times } from '../../kit/svg';
import type { Site } from '../site';

/** Grains lie as a spiral of sunflower seeds does: even, and nowhere in rows. */
const rice = times(150, (index) => {
  const angle = index * 2.39996;
  const r = 18.4 * Math.sqrt(index + 1);
  const [x, y] = [330 + Math.cos(angle) * r, 450 + Math.sin(angle) * r];
  const fill = ['#fff3d6', '#ffd98a', '#f6a83c', '#fff8e8'][(index * 7) % 4];
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="23" ry="6.6" fill="${fill}" transform="rotate(${(index * 67) % 180} ${n(x)} ${n(y)})"/>`;
}).join('');

const piece = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-62 0q0 -46 54 -44q60 0 70 40q-4 44 -62 46q-62 2 -62 -42z" fill="#7a2a12"/><path d="M-36 -6q10 -22 40 -20" stroke="#b4552b" stroke-width="9" fill="none" stroke-linecap="round"/><path d="M58 4l44 14" stroke="#f3e2c0" stroke-width="16" stroke-linecap="round"/></g>`;
const mint = (x: number, y: number, turn: number) =>
  `<path d="M0 0q22 -26 58 -8q-18 30 -58 8z" fill="#3f8a45" transform="translate(${x} ${y}) rotate(${turn})"/>`;

const thali = `<svg viewBox="0 0 690 800" width="690" height="800" style="position:absolute;left:-70px;top:0">
<circle cx="330" cy="450" r="336" fill="#e0a32e"/><circle cx="330" cy="450" r="318" fill="#b97c17"/><circle cx="330" cy="450" r="304" fill="#f3c65a"/>
<g fill="#b97c17">${times(30, (index) => `<path d="M330 160l9 17l-9 17l-9 -17z" transform="rotate(${index * 12} 330 450)"/>`).join('')}</g>
<circle cx="330" cy="450" r="246" fill="#4a140c"/>${rice}${piece(270, 370, -18)}${piece(420, 470, 32)}${piece(300, 560, 8)}
${mint(380, 340, 20)}${mint(196, 470, -50)}${mint(430, 590, 110)}<circle cx="352" cy="440" r="34" fill="#fffdf5"/><circle cx="352" cy="440" r="16" fill="#f2b430"/></svg>`;

const menu = [
  ['Mutton biryani', 'till the pot is empty', '₹280'],
  ['Chicken biryani', 'half a hen, one egg', '₹220'],
  ['Tuesday handi', 'kathal, no meat', '₹240'],
  ['Shahi tukda', 'two pieces', '₹90'],
] as const;

export const biryaniMahal: Site = {
  id: 'biryani-mahal',
  css: `body{background:#5e0f12;color:#fff1d2;font-family:Mukta}
header{position:absolute;left:648px;right:56px;top:36px;display:flex;justify-content:space-between;align-items:center;font-size:18px}header b{font:800 28px Anek;font-stretch:80%;letter-spacing:.01em}header span{margin-left:30px}header .call{background:#f3c65a;color:#3a0d08;padding:9px 18px;border-radius:99px;font-weight:600}
main{position:absolute;left:648px;right:56px;top:138px}h1{font:800 118px/.86 Anek;font-stretch:76%;text-transform:uppercase;letter-spacing:-.005em}h1 em{font-style:normal;color:#f3c65a}
.left{font-size:21px;margin:24px 0 20px}ul{border-top:2px solid #f3c65a}li{display:grid;grid-template-columns:210px 1fr auto;align-items:baseline;border-bottom:1px solid #ffffff40;padding:10px 0;font-size:22px}li b{font-weight:600}li i{font-style:normal;font-size:17px;color:#f2cfa4}li u{text-decoration:none;font:800 25px Anek;font-stretch:80%}
.go{display:inline-block;margin-top:24px;background:#f3c65a;color:#3a0d08;font-weight:800;font-size:21px;padding:13px 34px}.where{margin-left:22px;font-size:18px}
.stamp{position:absolute;left:470px;top:56px;width:132px;height:132px;border-radius:50%;background:#fff1d2;color:#5e0f12;display:grid;place-content:center;text-align:center;font:800 30px/1 Anek;font-stretch:78%;transform:rotate(-10deg)}.stamp small{font:600 15px Mukta}`,
  html: `${thali}<div class="stamp"><small>left today</small>61 plates<small>at 12:40</small></div>
<header><b>Biryani Mahal</b><div><span>Menu</span><span>Parties</span><span class="call">Call Sabzibagh</span></div></header>
<main><h1>On wood fire <em>since 1994</em></h1><p class="left">One pot at eleven, one at six. When it is gone, it is gone.</p>
<ul>${menu.map(([dish, about, price]) => `<li><b>${dish}</b><i>${about}</i><u>${price}</u></li>`).join('')}</ul><span class="go">Order now</span><span class="where">to Gandhi Maidan in 25 minutes</span></main>`,
};
