import type { Site } from '../site';

const star = 'M10 1l2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L10 15.2 4.4 18.3l1.2-6.3L1 7.6l6.3-.8z';
const stars = (count: number, size = 22) =>
  `<svg viewBox="0 0 110 20" width="${size * 5.5}" height="${size}">${[0, 1, 2, 3, 4].map((index) => `<path d="${star}" transform="translate(${index * 22} 0)" fill="${index < count ? '#f2a900' : '#d7ddcf'}"/>`).join('')}</svg>`;

/** The torn bill beside each review: what it is worth is that it cannot be made up. */
const bill = (shop: string, lines: readonly (readonly [string, string])[], total: string) =>
  `<div class="bill"><b>${shop}</b>${lines.map(([what, sum]) => `<p><span>${what}</span><span>${sum}</span></p>`).join('')}<p class="total"><span>Total</span><span>${total}</span></p></div>`;

const reviews = [
  {
    shop: 'Noor Tailors, Sabzibagh',
    count: 5,
    text: 'Sherwani ready two days early. He remembered my shoulder from 2019.',
    by: 'Faizan, 9 November',
    bill: bill(
      'NOOR TAILORS',
      [
        ['Sherwani', '3,200'],
        ['Lining', '450'],
      ],
      '₹3,650',
    ),
  },
  {
    shop: 'Bijli Ghar, Rajendra Nagar',
    count: 2,
    text: 'Came after three calls. The fan turns, the switch still sparks.',
    by: 'Mrs Prasad, 7 November',
    bill: bill(
      'BIJLI GHAR',
      [
        ['Visit', '150'],
        ['Capacitor', '120'],
      ],
      '₹270',
    ),
  },
] as const;

const trades = [
  ['Tailors', 214, 4.6],
  ['Electricians', 381, 3.4],
  ['Sweets', 167, 4.8],
  ['Mobile repair', 402, 3.1],
  ['Pathology', 58, 4.2],
] as const;

export const sachchiRai: Site = {
  id: 'sachchi-rai',
  css: `body{background:#eef3e6;color:#1f2d1a;font-family:Mukta}
header{background:#2f6b34;color:#fff;height:250px;padding:26px 56px}header div{display:flex;justify-content:space-between;font-size:18px}header b{font-weight:800;font-size:28px}header b i{font-style:normal;font-weight:400;margin-left:10px}header span{margin-left:30px}
h1{font-weight:800;font-size:54px;line-height:1;margin-top:26px}.find{position:absolute;left:56px;top:206px;width:1168px;height:80px;background:#fff;border-radius:14px;box-shadow:0 8px 26px #1f2d1a30;display:grid;grid-template-columns:1fr 330px 190px;align-items:center;font-size:21px;overflow:hidden}.find p{padding:0 28px;border-right:2px solid #e0e6d6}.find small{display:block;font-size:15px;color:#5c6a54;line-height:1}.find u{text-decoration:none;background:#f2a900;height:80px;display:grid;place-items:center;font-weight:800;color:#1f2d1a}
aside{position:absolute;left:56px;top:326px;width:296px}aside h2,main h2{font-weight:800;font-size:22px;margin-bottom:8px}aside li{border-top:2px solid #cfdabf;padding:11px 0;font-size:19px;display:grid;grid-template-columns:1fr auto;row-gap:6px}aside li i{grid-column:1/3;height:8px;border-radius:8px;background:linear-gradient(90deg,#2f6b34 var(--w),#d3dec4 var(--w))}
main{position:absolute;left:400px;right:56px;top:326px}article{background:#fff;border-radius:14px;padding:20px 26px;height:196px;margin-bottom:18px;display:grid;grid-template-columns:1fr 230px;gap:26px}article h3{font-weight:800;font-size:23px;line-height:1.2;margin-bottom:6px}article p.say{font-size:20px;line-height:1.4;margin:9px 0 6px}article small{font-size:16px;color:#5c6a54}
.bill{background:#fffbe8;font:15px/1.5 'Liberation Mono';padding:14px 16px 20px;transform:rotate(2deg);height:164px;clip-path:polygon(0 0,100% 0,100% 94%,92% 100%,84% 94%,76% 100%,68% 94%,60% 100%,52% 94%,44% 100%,36% 94%,28% 100%,20% 94%,12% 100%,4% 94%,0 98%);border-top:4px dashed #d9cf9d}.bill b{display:block;text-align:center;margin-bottom:6px}.bill p{display:flex;justify-content:space-between}.bill .total{border-top:2px dashed #8d8558;margin-top:6px;padding-top:4px;font-weight:700}`,
  html: `<header><div><b>Sachchi Rai <i>सच्ची राय</i></b><p><span>Trades</span><span>Near me</span><span>How we check</span><span>Write a review</span></p></div><h1>No bill, no stars</h1></header>
<div class="find"><p><small>What do you need?</small>A tailor for a wedding</p><p><small>Where?</small>Sabzibagh, Patna</p><u>Search</u></div>
<aside><h2>Trades this week</h2><ul>${trades.map(([name, count, mark]) => `<li style="--w:${mark * 20}%">${name}, ${count}<b>${mark}</b><i></i></li>`).join('')}</ul></aside>
<main>${reviews.map(({ shop, count, text, by, bill: slip }) => `<article><div><h3>${shop}</h3>${stars(count)}<p class="say">${text}</p><small>${by}, bill checked</small></div>${slip}</article>`).join('')}</main>`,
};
