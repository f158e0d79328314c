import type { Mockup } from './project';

const nav = ({ name, nav: links }: Mockup, css = '') =>
  `<header style="display:flex;justify-content:space-between;align-items:center;padding:26px 56px;${css}"><b class="h" style="font-size:28px">${name}</b><nav style="display:flex;gap:34px;font-size:17px">${links.map((link) => `<span>${link}</span>`).join('')}</nav></header>`;

const button = (text: string, ground: string, ink: string, css = '') =>
  `<span style="display:inline-block;padding:16px 30px;background:${ground};color:${ink};font-weight:600;font-size:18px;${css}">${text}</span>`;

type Layout = (mockup: Mockup) => string;

/** Words left, picture right. */
const split: Layout = (m) =>
  `${nav(m)}<main style="display:grid;grid-template-columns:1.1fr 1fr;gap:40px;padding:30px 56px"><div><h1 class="h" style="font-size:76px;line-height:1.02;margin:30px 0 20px">${m.headline}</h1><p style="font-size:23px;max-width:520px;line-height:1.5">${m.lead}</p>${button(m.action, m.look.accent, m.look.ground, 'margin-top:26px')}<div style="display:flex;gap:40px;margin-top:64px">${m.items
    .slice(0, 3)
    .map(([a, b]) => `<div><b class="h" style="font-size:34px;display:block">${a}</b><span>${b}</span></div>`)
    .join(
      '',
    )}</div></div><div style="background:${m.look.soft};padding:50px;height:560px;display:grid;place-items:center">${m.art}</div></main>`;

/** A menu card over a band of colour. */
const menu: Layout = (m) =>
  `<div style="background:${m.look.accent};color:${m.look.ground};height:430px">${nav(m)}<div style="padding:20px 56px;display:flex;justify-content:space-between"><div><h1 class="h" style="font-size:88px;line-height:.98;margin:10px 0">${m.headline}</h1><p style="font-size:22px;max-width:560px">${m.lead}</p></div><div style="width:340px;margin-top:-20px">${m.art}</div></div></div><div style="margin:-50px 56px 0;background:${m.look.ground};border:3px solid ${m.look.ink};padding:34px 44px;display:grid;grid-template-columns:1fr 1fr;gap:6px 70px;position:relative">${m.items.map(([a, b]) => `<div style="display:flex;justify-content:space-between;border-bottom:2px dotted ${m.look.ink};padding:13px 0;font-size:22px"><span>${a}</span><b>${b}</b></div>`).join('')}<div>${button(m.action, m.look.ink, m.look.ground, 'margin-top:16px')}</div></div>`;

/** One drawing, one line, like a poster. */
const poster: Layout = (m) =>
  `<div style="position:relative;height:800px;background:${m.look.soft};overflow:hidden"><div style="position:absolute;right:-90px;top:60px;width:780px">${m.art}</div>${nav(m, 'position:relative')}<div style="position:relative;padding:70px 56px;max-width:640px"><h1 class="h" style="font-size:100px;line-height:.95;margin:0 0 28px">${m.headline}</h1><p style="font-size:24px;line-height:1.45">${m.lead}</p>${button(m.action, m.look.ink, m.look.soft, 'margin-top:30px;border-radius:999px')}</div></div>`;

/** Facts in ruled rows. */
const ledger: Layout = (m) =>
  `${nav(m, `border-bottom:2px solid ${m.look.ink}`)}<main style="display:grid;grid-template-columns:1fr 1.2fr"><div style="padding:56px;background:${m.look.ink};color:${m.look.ground};height:720px"><h1 class="h" style="font-size:58px;line-height:1.08;margin:0 0 22px">${m.headline}</h1><p style="font-size:20px;line-height:1.55">${m.lead}</p>${button(m.action, m.look.accent, m.look.ink, 'margin-top:22px')}<div style="width:230px;margin-top:40px">${m.art}</div></div><div style="padding:40px 56px">${m.items.map(([a, b], i) => `<div style="display:grid;grid-template-columns:60px 1fr auto;align-items:baseline;border-bottom:1px solid ${m.look.ink}55;padding:21px 0;font-size:23px"><span style="color:${m.look.accent};font-weight:700">${String(i + 1).padStart(2, '0')}</span><b>${a}</b><span>${b}</span></div>`).join('')}</div></main>`;

/** A shop: pictures in a grid with prices. */
const grid: Layout = (m) =>
  `${nav(m)}<div style="padding:6px 56px 24px;display:flex;justify-content:space-between;align-items:end"><h1 class="h" style="font-size:60px;line-height:1;margin:0;max-width:760px">${m.headline}</h1>${button(m.action, m.look.accent, m.look.ground)}</div><div style="display:grid;grid-template-columns:repeat(4,1fr);gap:20px;padding:0 56px">${m.items
    .slice(0, 4)
    .map(
      ([a, b], i) =>
        `<div><div style="background:${i % 2 ? m.look.soft : `${m.look.accent}33`};padding:34px;height:300px;display:grid;place-items:center">${m.art}</div><div style="display:flex;justify-content:space-between;font-size:20px;margin-top:12px"><b>${a}</b><span>${b}</span></div></div>`,
    )
    .join('')}</div><p style="padding:26px 56px;font-size:21px;max-width:900px">${m.lead}</p>`;

/** An application: side bar, figures, bars. */
const dashboard: Layout = (m) =>
  `<div style="display:grid;grid-template-columns:230px 1fr;height:800px"><aside style="background:${m.look.ink};color:${m.look.ground};padding:30px"><b class="h" style="font-size:27px">${m.name}</b>${m.nav.map((link, i) => `<div style="margin-top:${i ? 10 : 44}px;padding:12px 14px;${i ? '' : `background:${m.look.accent};color:${m.look.ink}`};font-size:18px">${link}</div>`).join('')}</aside><main style="padding:36px 46px"><h1 class="h" style="font-size:44px;margin:0">${m.headline}</h1><p style="font-size:19px;margin:8px 0 26px">${m.lead}</p><div style="display:grid;grid-template-columns:repeat(3,1fr);gap:18px">${m.items
    .slice(0, 6)
    .map(
      ([a, b], i) =>
        `<div style="background:${m.look.soft};padding:20px 22px"><span style="font-size:17px">${a}</span><b class="h" style="display:block;font-size:36px">${b}</b><div style="height:8px;background:${m.look.accent};width:${90 - i * 12}%;margin-top:12px"></div></div>`,
    )
    .join(
      '',
    )}</div><svg viewBox="0 0 900 190" preserveAspectRatio="none" style="height:300px;margin-top:26px;background:${m.look.soft};width:100%"><path d="M0 150L90 120 180 138 270 84 360 100 450 60 540 84 630 44 720 66 810 30 900 48" fill="none" stroke="${m.look.accent}" stroke-width="6"/></svg></main></div>`;

/** A magazine: serif, columns, a picture in a frame. */
const editorial: Layout = (m) =>
  `<div style="text-align:center;padding:26px;border-bottom:1px solid ${m.look.ink}"><b class="h" style="font-size:50px">${m.name}</b><div style="display:flex;gap:40px;justify-content:center;font-size:17px;margin-top:8px">${m.nav.map((link) => `<span>${link}</span>`).join('')}</div></div><main style="display:grid;grid-template-columns:1fr 1.5fr 1fr;gap:36px;padding:38px 56px"><div>${m.items
    .slice(0, 3)
    .map(
      ([a, b]) =>
        `<div style="border-top:3px solid ${m.look.accent};padding:14px 0 22px"><b class="h" style="font-size:25px">${a}</b><p style="margin:6px 0;font-size:18px">${b}</p></div>`,
    )
    .join(
      '',
    )}</div><div style="text-align:center"><div style="border:1px solid ${m.look.ink};padding:12px"><div style="background:${m.look.soft};height:330px;display:grid;place-items:center;padding:20px"><div style="height:300px;width:300px">${m.art}</div></div></div><h1 class="h" style="font-size:46px;line-height:1.1;margin:22px 0 8px">${m.headline}</h1></div><div><p style="font-size:20px;line-height:1.6;margin-top:0">${m.lead}</p>${button(m.action, m.look.ink, m.look.ground, 'margin-top:10px')}${m.items
    .slice(3, 6)
    .map(
      ([a, b]) =>
        `<p style="font-size:18px;border-top:1px solid ${m.look.ink};padding-top:10px"><b>${a}</b> ${b}</p>`,
    )
    .join('')}</div></main>`;

/** A wide band with the offer, boxes below that overlap it. */
const banner: Layout = (m) =>
  `${nav(m)}<div style="background:${m.look.accent};color:${m.look.ground};margin:0 56px;padding:54px 60px;display:grid;grid-template-columns:1.5fr 1fr;align-items:center;height:380px;border-radius:28px"><div><h1 class="h" style="font-size:64px;line-height:1.05;margin:0 0 16px">${m.headline}</h1><p style="font-size:21px;max-width:560px">${m.lead}</p>${button(m.action, m.look.ground, m.look.ink, 'border-radius:12px;margin-top:8px')}</div><div style="height:320px;width:320px;justify-self:end">${m.art}</div></div><div style="display:grid;grid-template-columns:repeat(3,1fr);gap:24px;margin:-34px 104px 0">${m.items
    .slice(0, 3)
    .map(
      ([a, b]) =>
        `<div style="background:${m.look.ground};border:2px solid ${m.look.ink};border-radius:20px;padding:28px 30px"><b class="h" style="font-size:27px">${a}</b><p style="font-size:19px;margin:6px 0 0">${b}</p></div>`,
    )
    .join('')}</div><div style="display:flex;gap:34px;padding:34px 110px;font-size:19px">${m.items
    .slice(3, 6)
    .map(([a, b]) => `<span><b>${a}</b> ${b}</span>`)
    .join('')}</div>`;

const layouts: Record<Mockup['layout'], Layout> = {
  split,
  menu,
  poster,
  ledger,
  grid,
  dashboard,
  editorial,
  banner,
};

/** A whole page of 1280 × 800. `fonts` are font-face rules. */
export const pageOf = (mockup: Mockup, fonts: string): string =>
  `<!doctype html><meta charset="utf-8"><style>${fonts}*{box-sizing:border-box}body{margin:0;width:1280px;height:800px;overflow:hidden;background:${mockup.look.ground};color:${mockup.look.ink};font-family:${mockup.look.text}}.h{font-family:${mockup.look.heading};font-weight:700}svg{display:block;width:100%;height:100%}</style>${layouts[mockup.layout](mockup)}`;
