import { n, times } from '../../kit/svg';
import type { Site } from '../site';

/** One fruit; its scales are arcs that grow smaller to the edge. */
const fruit = (x: number, y: number, r: number, dye: string) =>
  `<g transform="translate(${x} ${y})"><circle r="${r}" fill="${dye}"/><path d="M${n(-r * 0.72)} ${n(r * 0.3)}a${r} ${r} 0 0 0 ${n(r * 1.44)} ${n(r * 0.1)}a${n(r * 0.95)} ${n(r * 0.95)} 0 0 1 ${n(-r * 1.44)} ${n(-r * 0.1)}z" fill="#7c0f36" opacity=".45"/><g fill="none" stroke="#ffb3c4" stroke-width="${n(r * 0.035 + 1)}" stroke-linecap="round">${times(
    4,
    (row) =>
      times(5, (column) => [(column - 2) * r * 0.34 + (row % 2) * r * 0.17, (row - 1.5) * r * 0.36])
        .filter(([cx = 0, cy = 0]) => Math.hypot(cx, cy) < r * 0.78)
        .map(
          ([cx = 0, cy = 0]) =>
            `<path d="M${n(cx - r * 0.09)} ${n(cy + r * 0.05)}q${n(r * 0.09)} ${n(-r * 0.18)} ${n(r * 0.18)} 0"/>`,
        )
        .join(''),
  ).join('')}</g></g>`;

const leaf = (x: number, y: number, turn: number, size: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M0 0Q60 -56 180 -10Q90 54 0 0z" fill="#2f7a3d"/><path d="M0 0Q80 -6 170 -10" stroke="#8fce7a" stroke-width="4" fill="none"/></g>`;

const cluster = `<svg viewBox="0 0 660 600" width="660" height="600" style="position:absolute;right:-40px;top:-30px"><path d="M420 -20Q400 90 330 170M400 60Q480 120 500 210M390 80Q300 110 210 180" stroke="#6b4423" stroke-width="13" fill="none" stroke-linecap="round"/>${leaf(400, 70, -150, 1.15)}${leaf(420, 90, 20, 1.2)}${leaf(380, 110, 160, 0.9)}
${fruit(190, 250, 92, '#d02a58')}${fruit(510, 280, 96, '#c41f4d')}${fruit(350, 250, 104, '#e23d68')}${fruit(262, 404, 98, '#c41f4d')}${fruit(436, 424, 100, '#d93360')}</svg>`;

const crate = (rows: number, columns: number, ribbon: boolean) => {
  const [width, height] = [columns * 30 + 20, rows * 26 + 16];
  return `<svg viewBox="0 0 200 130" width="200" height="130"><g transform="translate(${100 - width / 2} ${118 - height - 10})">${times(columns, (column) => fruit(25 + column * 30, 2, 17, column % 2 ? '#d93360' : '#c41f4d')).join('')}<rect width="${width}" height="${height}" fill="#d9a860"/><path d="${times(rows, (row) => `M0 ${row * 26 + 20}h${width}`).join('')}" stroke="#9a6c2c" stroke-width="3"/><path d="M8 0v${height}M${width - 8} 0v${height}" stroke="#9a6c2c" stroke-width="6"/>${ribbon ? `<path d="M${width / 2} 0v${height}M${width / 2} 0q-30 -30 -34 -4q6 12 34 4q30 -30 34 -4q-6 12 -34 4" stroke="#7c0f36" stroke-width="7" fill="none"/>` : ''}</g></svg>`;
};

const boxes = [
  ['2 kg', 'a family, one evening', '₹640', crate(1, 3, false)],
  ['5 kg', 'an office', '₹1,450', crate(2, 4, false)],
  ['10 kg', 'a wedding table', '₹2,700', crate(3, 5, false)],
  ['Gift box', '24 fruits, tied', '₹990', crate(2, 3, true)],
] as const;

export const litchiExpress: Site = {
  id: 'litchi-express',
  css: `body{background:#ffd9df;color:#4a0f24;font-family:Mukta}
header{position:absolute;left:48px;top:32px;display:flex;align-items:center;gap:34px;font-size:18px}header b{font:800 28px Anek;font-stretch:90%;margin-right:10px}header b i{font-style:normal;display:inline-block;transform:skewX(-12deg);background:#c41f4d;color:#fff;padding:1px 9px 0;margin-left:6px}
h1{position:absolute;left:48px;top:112px;font:800 104px/.9 Anek;font-stretch:88%;letter-spacing:-.02em;color:#a3123f}.lead{position:absolute;left:48px;top:420px;font-size:22px;width:520px;line-height:1.4}
.days{position:absolute;left:48px;top:336px;display:flex;gap:5px;align-items:flex-end}.days i{width:24px;height:44px;border-radius:6px;background:#fff}.days i.gone{background:#e79aad}.days i.now{background:#2f7a3d;height:56px}.days b{font-weight:600;font-size:18px;margin-left:12px}
.boxes{position:absolute;left:0;right:0;bottom:0;height:272px;background:#fff;padding:20px 48px 0;display:grid;grid-template-columns:repeat(4,1fr);gap:22px}.boxes div{border-left:2px solid #f3b6c3;padding-left:20px;position:relative;height:230px}.boxes div:first-child{border:0;padding:0}.boxes svg{margin-bottom:8px}.boxes b{font:800 27px Anek;font-stretch:90%}.boxes u{position:absolute;right:0;top:142px;text-decoration:none;font:800 27px Anek;font-stretch:90%;color:#a3123f}.boxes p{font-size:18px}.boxes span{position:absolute;right:0;top:192px;background:#a3123f;color:#fff;font-weight:600;font-size:17px;border-radius:99px;padding:6px 18px}`,
  html: `${cluster}<header><b>Litchi<i>Express</i></b><span>Boxes</span><span>Cities</span><span>The orchard</span></header>
<h1>Picked at four, in<br>Delhi by noon</h1><div class="days">${times(19, (day) => `<i class="${day < 8 ? 'gone' : day === 8 ? 'now' : ''}"></i>`).join('')}<b>day 9 of 19</b></div><p class="lead">Shahi litchis from Muzaffarpur, on the night train in wet cloth. When they are gone, they are gone.</p>
<div class="boxes">${boxes.map(([name, whom, price, picture]) => `<div>${picture}<b>${name}</b><u>${price}</u><p>${whom}</p><span>Reserve</span></div>`).join('')}</div>`,
};
