import type { Site } from '../site';

const steps = [
  ['Choose a form', 'Shop, partnership or company: an hour over tea', '1 day'],
  ['Register', 'Name, PAN, trade licence, Udyam number', '12 days'],
  ['Bank and GST', 'Account open, first number on the bill', '5 days'],
  ['First invoice', 'We write it with you, line by line', '1 day'],
  ['Provident fund', 'When the tenth person joins', '3 days'],
  ['Payroll', 'Slips on the last working day', 'monthly'],
] as const;

/** The steps rise in a path that turns, as a board game does. */
const places = [
  [42, 588],
  [244, 518],
  [446, 448],
  [648, 378],
  [850, 308],
  [1052, 238],
] as const;

const path = `<svg viewBox="0 0 1280 800" width="1280" height="800" style="position:absolute;inset:0"><path d="M-20 754H140V684H342V614H544V544H746V474H948V404H1300" fill="none" stroke="#ffb84d" stroke-width="30" stroke-linejoin="round"/><path d="M-20 754H140V684H342V614H544V544H746V474H948V404H1300" fill="none" stroke="#2d1b4e" stroke-width="3" stroke-dasharray="4 10"/></svg>`;

export const magadhBusinessServices: Site = {
  id: 'magadh-business-services',
  css: `body{background:#f5f1fb;color:#2d1b4e;font:17px 'DejaVu Sans Condensed','DejaVu Sans'}
header{position:absolute;left:56px;right:56px;top:36px;display:flex;justify-content:space-between;font-size:17px}header b{font:700 24px 'DejaVu Serif Condensed','DejaVu Serif'}header span{margin-left:32px}
h1{position:absolute;left:56px;top:112px;width:800px;text-wrap:balance;font:700 66px/1.08 'DejaVu Serif Condensed','DejaVu Serif';letter-spacing:-.03em}.lead{position:absolute;left:56px;top:278px;width:520px;font-size:19px;line-height:1.55}
.go{position:absolute;left:56px;top:366px;background:#2d1b4e;color:#ffd08a;padding:15px 26px;font-weight:700;border-radius:99px}
article{position:absolute;width:190px;background:#fff;border:3px solid #2d1b4e;border-radius:14px;padding:12px 14px;height:146px}article i{font:700 17px 'DejaVu Serif Condensed','DejaVu Serif';font-style:normal;position:absolute;right:12px;top:-19px;background:#ffb84d;border:3px solid #2d1b4e;border-radius:99px;padding:3px 12px}article b{display:block;font:700 19px/1.2 'DejaVu Serif Condensed','DejaVu Serif';margin:6px 0 6px}article p{font-size:15px;line-height:1.35}
.sum{position:absolute;left:660px;right:56px;bottom:34px;text-align:right;font-size:18px}.sum b{font:700 44px 'DejaVu Serif Condensed','DejaVu Serif';display:block}`,
  html: `${path}<header><b>Magadh Business Services</b><div><span>Start</span><span>Run</span><span>Close</span><span>Gaya</span><span>Patna</span></div></header>
<h1>From idea to first salary slip</h1><p class="lead">Six steps in the order in which you need them. You bring the idea and a light bill.</p><span class="go">Begin with step one</span>
${steps.map(([name, what, time], index) => `<article style="left:${places[index]?.[0]}px;top:${places[index]?.[1]}px"><i>${time}</i><b>${index + 1}. ${name}</b><p>${what}</p></article>`).join('')}
<p class="sum"><b>22 days, ₹14,200</b>government fees included, told on day one</p>`,
};
