import type { Site } from '../site';

const pins = [
  [150, 190, '₹3,200', false],
  [352, 300, '₹6,500', true],
  [252, 470, '₹4,800', false],
  [500, 520, '₹9,800', false],
  [520, 160, '₹5,400', false],
] as const;

/** Boring Road, its canal and its coaching centres, as the map of a student has them. */
const map = `<svg viewBox="0 0 660 724" width="660" height="724"><rect width="660" height="724" fill="#eae6dc"/><path d="M-20 620Q200 560 330 640T700 600V740H-20z" fill="#a9cfe0"/><path d="M60 30h150v90H60zM420 20h180v80H420zM30 270h70v110H30zM420 230h120v70H420zM80 500h90v60H80zM560 360h90v90h-90z" fill="#d9d3c4"/><path d="M400 360h110v90H400z" fill="#b9d7a5"/>
<g fill="none" stroke="#fff" stroke-linecap="round"><path d="M-20 150L680 120M300 -20Q290 300 340 720M-20 420Q300 380 680 480" stroke-width="26"/><path d="M120 -20L160 560M560 -20L500 600M-20 260L330 270M320 200L680 250M170 560L520 580" stroke-width="12"/></g>
<g font-family="Liberation Sans" font-size="16" fill="#5d5a50"><text x="30" y="143" transform="rotate(-2 30 143)">Boring Road</text><text x="392" y="448" transform="rotate(8 392 448)">Kankarbagh Main Road</text><text x="408" y="410">Krishna park</text><text x="210" y="668" fill="#2f6d88">Ganga</text></g>
${[
  [210, 220],
  [440, 180],
  [330, 440],
]
  .map(
    ([x = 0, y = 0]) =>
      `<path d="M${x} ${y}l22 -11l22 11l-22 11zM${x + 9} ${y + 6}v13q13 8 26 0V${y + 6}" fill="#3f4a8a"/>`,
  )
  .join('')}
${pins.map(([x, y, price, on]) => `<g transform="translate(${x} ${y})"><path d="M-46 -40h92a10 10 0 0 1 10 10v26a10 10 0 0 1 -10 10h-34l-12 16l-12 -16h-34a10 10 0 0 1 -10 -10v-26a10 10 0 0 1 10 -10z" fill="${on ? '#c8402b' : '#fff'}" stroke="#222" stroke-width="2.5"/><text text-anchor="middle" y="-10" font-family="Liberation Sans" font-weight="700" font-size="22" fill="${on ? '#fff' : '#222'}">${price}</text></g>`).join('')}</svg>`;

/** Each room's own plan, since that is what was looked at. */
const plans = [
  `<path d="M10 10h120v100H10z"/><path d="M18 18h44v62H18z" fill="#f3c9b8"/><path d="M92 18h30v30H92z" fill="#cfe0ea"/><path d="M84 110a26 26 0 0 1 26 -26v26"/><path d="M40 10h34" stroke="#7fb2d0" stroke-width="9"/>`,
  `<path d="M10 10h120v100H10z"/><path d="M18 18h26v50H18zM96 18h26v50H96z" fill="#f3c9b8"/><path d="M54 62h32v34H54z" fill="#e6d9a8"/><path d="M54 10h32" stroke="#7fb2d0" stroke-width="9"/>`,
  `<path d="M10 10h120v100H10zM74 10v62M74 96v14M10 72h36"/><path d="M18 18h46v30H18zM90 18h32v50H90z" fill="#f3c9b8"/><path d="M18 80h24v22H18z" fill="#cfe0ea"/>`,
];

const rooms = [
  ['Single room, Boring Road', 'Water all day, own meter, third floor', '₹6,500', '4 min to class'],
  ['Shared by two, Musallahpur', 'Mess next door, gate shuts at ten', '₹3,200', '9 min to class'],
  ['Two rooms, Kankarbagh', 'For sisters; landlady lives below', '₹9,800', '12 min to class'],
] as const;

export const gharKhoj: Site = {
  id: 'ghar-khoj',
  css: `body{background:#fff;color:#222;font:17px 'Liberation Sans'}
header{height:76px;border-bottom:2px solid #222;padding:0 32px;display:flex;align-items:center;gap:14px}header b{font:800 29px Mukta;color:#c8402b;margin-right:20px}header span{border:2px solid #bbb;border-radius:8px;padding:9px 16px}header span.on{border-color:#222;font-weight:700}header i{font-style:normal;margin-left:auto}
.map{position:absolute;right:0;top:76px}.map p{position:absolute;left:20px;top:20px;background:#222;color:#fff;padding:11px 18px;border-radius:8px;font-size:16px}
main{position:absolute;left:32px;top:98px;width:560px}h1{font:800 44px/1.05 Anek;font-stretch:85%;letter-spacing:-.01em}main>p{margin:8px 0 16px;font-size:18px}
article{display:grid;grid-template-columns:150px 1fr auto;gap:20px;border-top:1px solid #bbb;padding:16px 0;height:168px}article svg{background:#f4f1ea;border-radius:8px}article h2{font:700 20px 'Liberation Sans';margin:4px 0 8px}article p{line-height:1.4;color:#444;width:230px}article em{font-style:normal;display:inline-block;margin-top:8px;color:#17693f;font-weight:700;font-size:16px}article div:last-child{text-align:right}article b{font-size:24px}article small{display:block;font-size:15px;margin-top:4px}article.on{background:#fdf0ec;margin:0 -16px;padding:16px}
.next{border-top:1px solid #bbb;padding-top:14px;font-size:17px}.next b{float:right;text-decoration:underline;text-underline-offset:5px}`,
  html: `<header><b>घर खोज</b><span class="on">Near: Boring Road</span><span>Under ₹7,000</span><span>Girls</span><span>With mess</span><i>No broker. No fee.</i></header>
<main><h1>We saw the room before you do</h1><p>Taps, light, locks and landlord looked at by us this month.</p>${rooms.map(([name, about, price, way], index) => `<article class="${index ? '' : 'on'}"><svg viewBox="0 0 140 120" width="150" height="128"><g fill="none" stroke="#222" stroke-width="4">${plans[index]}</g></svg><div><h2>${name}</h2><p>${about}</p><em>Seen on ${[14, 11, 12][index]} November</em></div><div><b>${price}</b><small>a month</small><small>${way}</small></div></article>`).join('')}<p class="next">37 more within twenty minutes on foot<b>Show the list</b></p></main>
<div class="map">${map}<p>40 rooms checked in this part of Patna</p></div>`,
};
