import type { Site } from '../site';

const answers = ['18 km/h', '20 km/h', '22.5 km/h', '25 km/h'];

const batches = [
  ['Engineering', '6:30 and 17:00', '#ffd84d'],
  ['Medical', '7:00, with laboratory', '#7fd1ae'],
  ['Classes 8 to 10', '16:00, six days', '#ff9d7a'],
] as const;

const toppers = [
  ['Ankit Raj', 'Jehanabad', 'AIR 412'],
  ['Rukhsar Parween', 'Phulwari', 'AIR 638'],
  ['Sonu Kumar', 'Bakhtiyarpur', 'AIR 907'],
] as const;

/** A river steamer's way against the stream, as the question has it. */
const sum = `<svg viewBox="0 0 430 120" width="430" height="120"><path d="M0 84q18 -14 36 0t36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0" fill="none" stroke="#7fd1ae" stroke-width="5"/><path d="M150 44h120l-22 32h-80z" fill="#ffd84d"/><path d="M180 44V20h44v24" fill="none" stroke="#fff" stroke-width="5"/><path d="M290 32h90m-16 -12l16 12l-16 12" fill="none" stroke="#fff" stroke-width="5"/><text x="296" y="20" fill="#fff" font-family="Mukta" font-size="19">30 km</text><path d="M110 108H30m14 -10l-14 10l14 10" fill="none" stroke="#7fd1ae" stroke-width="4"/></svg>`;

export const gyanGangaClasses: Site = {
  id: 'gyan-ganga-classes',
  css: `body{background:#fff8e8;color:#14213d;font-family:Mukta;padding:24px 32px}
header{display:flex;justify-content:space-between;align-items:center;font-size:18px;height:52px}header b{font:800 26px Anek;font-stretch:120%}header span{margin-left:28px}
.bento{display:grid;grid-template-columns:500px 1fr 1fr 1fr;grid-template-rows:300px 180px 174px;gap:16px;margin-top:14px}
.bento>*{border-radius:22px;padding:24px 28px;position:relative}
.board{grid-row:1/3;grid-column:1;background:#14352f;color:#fff;border:12px solid #b07a45;border-radius:14px!important}.board h2{font-weight:600;font-size:20px;color:#7fd1ae;display:flex;justify-content:space-between}.board p{font-size:22px;line-height:1.35;margin:8px 0 4px}.board ul{display:grid;grid-template-columns:1fr 1fr;gap:10px;margin-top:10px}.board li{border:2px solid #ffffff70;border-radius:10px;padding:8px 14px;font-size:20px}.board li.on{background:#ffd84d;color:#14213d;border-color:#ffd84d;font-weight:600}
.head{grid-column:2/5;background:#d1462f;color:#fff;padding:30px 36px!important}h1{font:800 66px/.98 Anek;font-stretch:112%;letter-spacing:-.01em}.head p{font-size:22px;margin-top:18px;width:440px;line-height:1.35}.go{position:absolute;right:32px;bottom:32px;background:#fff;color:#14213d;font-weight:800;font-size:21px;border-radius:14px;padding:13px 26px}
.batch b{display:block;font:800 25px/1.05 Anek;font-stretch:100%;margin-bottom:8px}.batch{font-size:19px}.batch i{position:absolute;left:28px;bottom:20px;font-style:normal;font-weight:600}
.tops{grid-column:1/4;background:#14213d;color:#fff;display:grid;grid-template-columns:150px repeat(3,1fr);align-items:center;gap:18px;font-size:19px}.tops h2{font:800 25px/1.05 Anek}.tops b{display:block;font:800 30px Anek;color:#ffd84d}
.seat{background:#fff;border:3px solid #14213d;font-size:18px;line-height:1.3}.seat b{display:block;font:800 46px/1 Anek}`,
  html: `<header><b>Gyan Ganga Classes</b><div><span>Courses</span><span>Timetable</span><span>Results</span><span>Boring Road</span><span>Kankarbagh</span></div></header><div class="bento">
<section class="board"><h2>Question 7 of 30 <span>24:10</span></h2><p>A steamer goes 30 km down the Ganga in 1 h 12 min and needs 2 h for the way back. How fast is it in still water?</p>${sum}<ul>${answers.map((answer, index) => `<li class="${index === 1 ? 'on' : ''}">${'ABCD'[index]}. ${answer}</li>`).join('')}</ul></section>
<section class="head"><h1>Find out where you stand, tonight</h1><p>Forty minutes, free. The timetable that fits comes with the result.</p><span class="go">Start the test</span></section>
${batches.map(([name, time, dye]) => `<section class="batch" style="background:${dye}"><b>${name}</b>${time}<i>See the plan</i></section>`).join('')}
<section class="tops"><h2>Last year’s three</h2>${toppers.map(([name, from, rank]) => `<p><b>${rank}</b>${name}, ${from}</p>`).join('')}</section><section class="seat"><b>11</b>seats left in the January batch</section></div>`,
};
