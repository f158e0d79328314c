import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { seo } from '../../src/content/seo';
import { site } from '../../src/content/site';
import { emblem } from './pictures/emblem';
import { hero } from './pictures/hero';
import { lostFish, scenes } from './pictures/scenes';
import { fontFaces, takePicture } from './render-previews';

const fixed = fileURLToPath(new URL('../../public/', import.meta.url));

/** The drawing beside a page's headline. */
const drawingOf = (file: string): string =>
  scenes[path.basename(file, '.png')]?.() ?? (/policy|terms|sitemap/.test(file) ? lostFish() : hero());

const band = () =>
  `data:image/svg+xml;base64,${readFileSync(fileURLToPath(new URL('../out/leaf-band.svg', import.meta.url))).toString('base64')}`;

const cardOf = (
  headline: string,
  drawing: string,
  fonts: string,
) => `<!doctype html><meta charset="utf-8"><style>${fonts}
*{box-sizing:border-box}body{margin:0;width:1200px;height:630px;background:#ffc531;color:#11162b;font-family:Mukta;display:grid;grid-template-columns:1.25fr 1fr;overflow:hidden}
.words{padding:60px 0 0 64px;display:flex;flex-direction:column}.brand{display:flex;gap:16px;align-items:center;font:700 32px Anek}.brand svg{width:64px;height:64px}
h1{font:800 68px/1.04 Anek;margin:54px 0 0;text-wrap:balance}.art{align-self:end;padding:0 30px 20px 20px}.art svg{width:100%;height:auto;display:block;max-height:520px}
.band{position:absolute;left:0;right:0;bottom:0;height:30px;background:url(${band()}) 0 0/60px 30px repeat-x}</style>
<div class="words"><div class="brand">${emblem()}${site.name}</div><h1>${headline}</h1></div><div class="art">${drawing}</div><div class="band"></div>`;

/** A picture for links to each public page. */
export async function renderLinkPictures(browser: Browser): Promise<void> {
  mkdirSync(path.join(fixed, 'og'), { recursive: true });
  const fonts = fontFaces();
  for (const { title, picture } of Object.values(seo)) {
    const headline = title.replace(` | ${site.name}`, '').replace(`${site.name}: `, '');
    const shown = headline.charAt(0).toUpperCase() + headline.slice(1);
    const png = await takePicture(browser, cardOf(shown, drawingOf(picture), fonts), 1200, 630);
    writeFileSync(path.join(fixed, picture), await sharp(png).png({ palette: true, colours: 64 }).toBuffer());
  }
}
