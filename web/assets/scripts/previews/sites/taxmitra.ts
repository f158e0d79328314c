import { times } from '../../kit/svg';
import type { Site } from '../site';

const due: Record<number, [what: string, kind: 'tax' | 'return' | 'ours']> = {
  7: ['TDS deposit', 'tax'],
  11: ['GSTR-1', 'return'],
  13: ['IFF, quarterly', 'return'],
  15: ['TDS papers', 'return'],
  20: ['GSTR-3B', 'tax'],
  25: ['PMT-06', 'tax'],
  30: ['Audit report', 'return'],
  18: ['We call you', 'ours'],
};

/** November 2026 begins on a Sunday; the week here begins on Monday. */
const days = [...times(6, () => 0), ...times(30, (index) => index + 1), ...times(6, () => 0)];

const cell = (day: number) => {
  if (!day) return '<div class="none"></div>';
  const found = due[day];
  return `<div class="${day === 16 ? 'now' : ''}"><i>${day}</i>${found ? `<span class="${found[1]}">${found[0]}</span>` : ''}</div>`;
};

export const taxmitra: Site = {
  id: 'taxmitra',
  css: `body{background:#f3f6fb;color:#10243f;font:18px 'Liberation Sans'}
header{height:76px;background:#fff;border-bottom:1px solid #c7d3e3;padding:0 40px;display:flex;justify-content:space-between;align-items:center}header b{font-size:25px;letter-spacing:-.03em}header b i{font-style:normal;background:#10243f;color:#fff;padding:2px 8px;margin-right:3px}header span{margin-left:30px}
aside{position:absolute;left:40px;top:116px;width:350px}h1{font:700 54px/1.04 'Liberation Serif';letter-spacing:-.01em}aside p{line-height:1.5;margin:20px 0 24px}.go{display:inline-block;background:#1a7f5a;color:#fff;font-weight:700;padding:15px 24px;border-radius:6px}
.bring{margin-top:30px;border-top:2px solid #10243f;padding-top:14px;font-size:17px}.bring b{display:block;margin-bottom:8px}.bring li{padding:6px 0 6px 30px;position:relative}.bring li:before{content:'';position:absolute;left:0;top:8px;width:16px;height:16px;border:2px solid #1a7f5a;border-radius:3px}.bring li.ok:before{background:#1a7f5a}
main{position:absolute;left:430px;right:40px;top:104px;bottom:34px;background:#fff;border:1px solid #c7d3e3;border-radius:10px;padding:22px 26px}main h2{display:flex;justify-content:space-between;font:700 25px 'Liberation Serif'}main h2 span{font:16px 'Liberation Sans'}main h2 u{text-decoration:none;display:inline-block;width:12px;height:12px;border-radius:3px;margin:0 7px 0 18px}
.grid{display:grid;grid-template-columns:repeat(7,minmax(0,1fr));margin-top:16px;border-top:1px solid #c7d3e3;border-left:1px solid #c7d3e3}.grid div{height:84px;border-right:1px solid #c7d3e3;border-bottom:1px solid #c7d3e3;padding:7px 8px;font-size:15px}.grid .week{height:34px;background:#eaf0f8;font-weight:700}.grid .none{background:#f8fafd}.grid .now{outline:3px solid #10243f;outline-offset:-3px}
i{font-style:normal}.grid span{display:block;margin-top:8px;padding:5px 6px;border-radius:4px;font:700 15px 'Liberation Sans Narrow';white-space:nowrap}.tax{background:#fbdcd2;color:#7c1d08}.return{background:#dbe7fb;color:#12397c}.ours{background:#d2efe2;color:#0c5138}`,
  html: `<header><b><i>Tax</i>Mitra</b><div><span>Dates</span><span>Documents</span><span>Notices</span><span>Exhibition Road office</span></div></header>
<aside><h1>Due dates without the fear</h1><p>Tell us what came in the post. We tell you what it means, what to bring and by when.</p><span class="go">Take an appointment</span><div class="bring"><b>For your visit on the 18th</b><ul><li class="ok">PAN and Aadhaar</li><li class="ok">Bank statement, April to October</li><li>Sale and purchase bills</li><li>The notice, with its envelope</li></ul></div></aside>
<main><h2>November 2026<span><u class="tax"></u>pay<u class="return"></u>file<u class="ours"></u>with us</span></h2><div class="grid">${['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((day) => `<div class="week">${day}</div>`).join('')}${days.map(cell).join('')}</div></main>`,
};
