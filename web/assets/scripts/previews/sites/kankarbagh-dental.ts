import type { Site } from '../site';

/** A smile of eight teeth, one of them just polished. */
const smile = `<svg viewBox="0 0 520 300" width="520" height="300" style="position:absolute;right:40px;top:118px">
<path d="M10 60Q260 -30 510 60Q480 290 260 290T10 60z" fill="#b8324a"/><path d="M34 74Q260 -6 486 74Q470 150 260 158T34 74z" fill="#7d1a30"/>
${[0, 1, 2, 3, 4, 5, 6, 7].map((index) => `<path d="M${50 + index * 53} ${[74, 62, 52, 46, 46, 52, 62, 74][index]}h48v${[50, 66, 78, 84, 84, 78, 66, 50][index]}q-24 18 -48 0z" fill="${index === 4 ? '#fff' : '#f6f1e4'}"/>`).join('')}
<path d="M150 252Q260 190 370 252Q320 284 260 284T150 252z" fill="#e8788a"/><path d="M290 34l7 -22l7 22l22 7l-22 7l-7 22l-7 -22l-22 -7z" fill="#ffd23f"/></svg>`;

const prices = [
  ['Cleaning', '30 min', '₹600'],
  ['Filling', '40 min', '₹900'],
  ['Root canal', '2 visits', '₹3,500'],
  ['Crown', '2 visits', '₹4,200'],
] as const;

const doctors = [
  ['Dr Shalini Sinha', 'roots and nerves', ['16:20', '17:00', '19:40']],
  ['Dr Imran Alam', 'children', ['15:30', '18:10', '18:50']],
  ['Dr Neha Kumari', 'braces', ['17:20', '20:00']],
] as const;

export const kankarbaghDental: Site = {
  id: 'kankarbagh-dental',
  css: `body{background:#e9f7f6;color:#0d3b4f;font-family:Mukta}
header{display:flex;justify-content:space-between;align-items:center;padding:24px 48px;font-size:18px}header b{font-weight:800;font-size:25px}header span{margin-left:30px}header span:last-child{background:#0d3b4f;color:#fff;border-radius:99px;padding:9px 20px}
h1{position:absolute;left:48px;top:116px;width:720px;font:600 80px/1.02 Anek;font-stretch:100%;letter-spacing:-.02em}.lead{position:absolute;left:48px;top:312px;width:480px;font-size:22px;line-height:1.4}
.book{position:absolute;left:48px;top:420px;width:724px;height:340px;background:#fff;border-radius:30px;padding:26px 34px}.book h2,.cost h2{font:600 26px Anek;margin-bottom:6px}.row{display:grid;grid-template-columns:240px 1fr;align-items:center;border-top:2px solid #e0efee;padding:13px 0}.row b{font-weight:600;font-size:20px;display:block;line-height:1.2}.row i{font-style:normal;font-size:17px;color:#41666f}
.row u{text-decoration:none;display:inline-block;border:2px solid #12808f;border-radius:99px;padding:7px 20px;margin-right:10px;font-weight:600;font-size:18px}.row u.on{background:#12808f;color:#fff}
.cost{position:absolute;right:48px;top:420px;width:432px;height:340px;background:#0d3b4f;color:#fff;border-radius:30px;padding:26px 34px}.cost li{display:grid;grid-template-columns:1fr 90px 90px;font-size:20px;padding:12px 0;border-top:1px solid #ffffff38}.cost li b{text-align:right;font-weight:600}.cost li i{font-style:normal;color:#a9d5d8;font-size:17px}.cost p{margin-top:8px;color:#ffd23f;font-size:18px}`,
  html: `<header><b>Kankarbagh Dental Care</b><div><span>Treatments</span><span>Doctors</span><span>Main Road</span><span>Colony More</span><span>Open till 21:00</span></div></header>
<h1>You know the price before you sit down</h1><p class="lead">Five dentists in two clinics. Pain today? We keep two chairs free.</p>${smile}
<section class="book"><h2>Tonight, Main Road</h2>${doctors.map(([name, field, slots], row) => `<div class="row"><div><b>${name}</b><i>${field}</i></div><div>${slots.map((slot, index) => `<u class="${row === 0 && index === 1 ? 'on' : ''}">${slot}</u>`).join('')}</div></div>`).join('')}</section>
<section class="cost"><h2>What it costs</h2><ul>${prices.map(([what, time, sum]) => `<li>${what}<i>${time}</i><b>${sum}</b></li>`).join('')}</ul><p>X-ray and second look are free.</p></section>`,
};
