import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { notFoundPicture, unlisted } from '../src/content/unlisted';
import { allVersions, detailsOf } from '../src/content/page-links';
import { details } from '../src/content/pages';
import { site } from '../src/content/site';
import { palette } from '../drawing/colours';
import { linkPictures } from './link-pictures';
import { emblem } from './pictures/brand-drawings';
import { lostFish } from './pictures/heroes/lost-fish';
import { fontFaces, takePicture } from './render-previews';

const fixed = fileURLToPath(new URL('../public/', import.meta.url));

const band = () =>
  `data:image/svg+xml;base64,${readFileSync(fileURLToPath(new URL('../assets/leaf-band.svg', import.meta.url))).toString('base64')}`;

type Card = { language: string; title: string; description: string; drawing: string };

const headlineOf = (title: string) => {
  const words = title.replace(` | ${site.name}`, '').replace(`${site.name}: `, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const firstSentence = (description: string) => description.replace(/([.।]) .*/, '$1');

/** The drawing stands on the band; anything lower would be covered. */
const cardOf = (
  { language, title, description, drawing }: Card,
  fonts: string,
) => `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>${fonts}
*{box-sizing:border-box}body{margin:0;width:1200px;height:630px;background:${palette.haldi};color:${palette.ink};font-family:Mukta;overflow:hidden}
.words{position:absolute;left:64px;top:60px;width:560px}.brand{display:flex;gap:16px;align-items:center;font:700 32px Anek}.brand svg{width:64px;height:64px}
h1{font:800 66px/1.04 Anek;margin:54px 0 0;text-wrap:balance}p{font-size:27px;line-height:1.4;margin:22px 0 0;max-width:520px;text-wrap:pretty}
h1:lang(hi){font:700 54px/1.3 'Anek Hindi',Anek}p:lang(hi){font-family:'Mukta Hindi',Mukta}
.art{position:absolute;right:0;bottom:32px;width:556px}.art>svg{width:100%;height:auto;display:block}
.arch{width:470px;height:546px;margin:0 auto;border:6px solid ${palette.ink};border-bottom:0;border-radius:999px 999px 0 0;padding:7px 7px 0}
.arch svg{width:100%;height:100%;display:block;border:3px solid ${palette.ink};border-bottom:0;border-radius:999px 999px 0 0}
.band{position:absolute;left:0;right:0;bottom:0;height:32px;background:url(${band()}) 0 0/64px 32px repeat-x}</style>
<div class="words"><div class="brand">${emblem()}${site.name}</div><h1>${headlineOf(title)}</h1><p>${firstSentence(description)}</p></div><div class="art">${drawing}</div><div class="band"></div>`;

/** The picture's text is also stored in its file as XMP, which supports every script, so that `make brand` can read it. */
const wordsOf = ({ language, title, description }: Card) => {
  const words = `${site.name}: ${headlineOf(title)}. ${firstSentence(description)}`.replaceAll('&', '&amp;');
  return (
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
    '<rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:description><rdf:Alt>' +
    `<rdf:li xml:lang="${language}">${words}</rdf:li>` +
    '</rdf:Alt></dc:description></rdf:Description></rdf:RDF></x:xmpmeta>'
  );
};

/** A link preview for each public page, and one for addresses without a page. */
export async function renderLinkPictures(browser: Browser): Promise<void> {
  const folder = path.join(fixed, 'og');
  // The page may have been removed.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const fonts = fontFaces();
  const write = async (file: string, card: Card) => {
    const png = await takePicture(browser, cardOf(card, fonts), 1200, 630);
    const picture = sharp(png).png({ palette: true, colours: 64 });
    writeFileSync(path.join(fixed, file), await picture.withXmp(wordsOf(card)).toBuffer());
  };
  for (const { page, language, title, picture } of allVersions()) {
    const description = detailsOf(page).description[language] ?? '';
    await write(picture, { language, title, description, drawing: linkPictures[details[page].drawing]() });
  }
  await write(notFoundPicture, { language: 'en', ...unlisted['/not-found'].head, drawing: lostFish() });
}
