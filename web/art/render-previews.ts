import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { concepts } from '../concepts';
import { documentOf } from '../concepts/document';
import { faceAsData } from '../concepts/faces';

const out = fileURLToPath(new URL('../assets/previews/', import.meta.url));
const widths = [480, 640, 960, 1280];

/** The fallback for old browsers exists in one width only. */
const oldWidth = 640;

const dataUrl = (name: string) =>
  `data:font/woff2;base64,${readFileSync(fileURLToPath(new URL(`../assets/fonts/${name}.woff2`, import.meta.url))).toString('base64')}`;

/** The two font families with their rupee signs, for pages that are not part of the site. */
export const fontFaces = (): string =>
  [
    ['Anek', '500 800', 'anek', ''],
    ['Mukta', '400', 'mukta-400', ''],
    ['Mukta', '600', 'mukta-600', ''],
    ['Anek', '500 800', 'anek-rupee', 'unicode-range:U+20B9;'],
    ['Mukta', '400', 'mukta-rupee-400', 'unicode-range:U+20B9;'],
    ['Mukta', '600', 'mukta-rupee-600', 'unicode-range:U+20B9;'],
    ["'Anek Hindi'", '500 800', 'anek-hindi', ''],
    ["'Mukta Hindi'", '400', 'mukta-hindi-400', ''],
  ]
    .map(
      ([family, weight, file = '', range]) =>
        `@font-face{font-family:${family};font-weight:${weight};src:url(${dataUrl(file)});${range}}`,
    )
    .join('');

/** Takes a screenshot of an HTML page. */
export async function takePicture(
  browser: Browser,
  html: string,
  width: number,
  height: number,
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

/** The portfolio says that these are concepts, so their own label is hidden. */
const withoutLabel = '<style>.concept{display:none}</style>';

/** The home pages of the sixteen concepts at 1280 × 800, in four widths, and in one width for old browsers. */
export async function renderPreviews(browser: Browser): Promise<void> {
  mkdirSync(out, { recursive: true });
  for (const concept of concepts) {
    const [home] = concept.screens;
    if (!home) throw new Error(`${concept.id} has no page`);
    const html = (await documentOf(concept, home, faceAsData)) + withoutLabel;
    const picture = await takePicture(browser, html, 1280, 800);
    for (const width of widths) {
      const resized = sharp(picture).resize(width);
      const name = path.join(out, `${concept.id}-${width}`);
      writeFileSync(
        `${name}.avif`,
        await resized.clone().avif({ quality: 55, chromaSubsampling: '4:4:4' }).toBuffer(),
      );
      if (width === oldWidth)
        writeFileSync(`${name}.webp`, await resized.clone().webp({ quality: 78 }).toBuffer());
    }
  }
}
