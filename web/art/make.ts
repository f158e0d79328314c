import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { languages } from '../../services/contracts/src/brand/languages';
import { chromiumOptions } from '../../infra/test/support/browser';
import { climb, climbFlag } from './pictures/climb';
import { emblemOnHaldi } from './pictures/brand-drawings';
import { exampleShop } from './pictures/heroes/example-shop';
import { pageHeroes } from './pictures/heroes/page-heroes';
import { hindiFiles } from './pictures/hindi';
import { leafBandDark, leafBandLight } from './pictures/leaf-band';
import { logoFiles } from './pictures/logos';
import { offerMark, serviceMarks, socialMarks } from './pictures/marks/marks';
import { narrowStair, wideStair } from './pictures/packages-stair';
import { portrait } from './pictures/portrait';
import { portraits } from './pictures/portraits';
import { scenes } from './pictures/scenes';
import { shore, shoreByNight, stream, streamByNight } from './pictures/water';
import { renderLinkPictures } from './render-og';
import { renderPreviews } from './render-previews';
import { subsetConceptFonts } from './subset-concept-fonts';
import { subsetFonts } from './subset-fonts';

/** For pages that import the file: the build adds a hash to its name. */
const out = fileURLToPath(new URL('../assets/', import.meta.url));
/** For URLs that must not change. */
const fixed = fileURLToPath(new URL('../public/', import.meta.url));

const write = (folder: string, file: string, content: string | Buffer) => {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
};

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg)).resize(size, size).png({ palette: true }).toBuffer();

async function icons(): Promise<void> {
  const onTab = emblemOnHaldi(48, 3);
  const onHomeScreen = emblemOnHaldi(96, 14);
  write(fixed, 'favicon.svg', onTab);
  write(fixed, 'favicon-32.png', await png(onTab, 32));
  write(fixed, 'apple-touch-icon.png', await png(onHomeScreen, 180));
  write(fixed, 'icon-192.png', await png(onHomeScreen, 192));
  write(fixed, 'icon-512.png', await png(onHomeScreen, 512));
}

for (const [name, draw] of Object.entries(pageHeroes)) write(out, `heroes/${name}.svg`, draw());
// Without those of pages that are gone.
rmSync(path.join(out, 'hindi'), { recursive: true, force: true });
if (languages.includes('hi'))
  for (const [name, picture] of hindiFiles()) write(out, `hindi/${name}.svg`, picture);
write(out, 'climb/landmark.svg', climb());
write(out, 'climb/flag.svg', climbFlag());
write(out, 'climb/packages.svg', narrowStair());
write(out, 'climb/packages-wide.svg', wideStair());
write(out, 'shop/example.svg', exampleShop());
write(out, 'marks/services.svg', serviceMarks());
write(out, 'marks/social.svg', socialMarks());
write(out, 'marks/offer.svg', offerMark());
write(out, 'shore.svg', shore());
write(out, 'shore-dark.svg', shoreByNight());
write(out, 'stream.svg', stream());
write(out, 'stream-dark.svg', streamByNight());
write(out, 'leaf-band.svg', leafBandLight());
write(out, 'leaf-band-dark.svg', leafBandDark());
for (const [name, traits] of Object.entries(portraits)) write(out, `portraits/${name}.svg`, portrait(traits));
for (const [name, picture] of logoFiles()) write(out, `logos/${name}.svg`, picture);
for (const [name, draw] of Object.entries(scenes)) write(out, `scenes/${name}.svg`, draw());
await icons();
await subsetFonts();
await subsetConceptFonts();

const browser = await chromium.launch(chromiumOptions);
await renderLinkPictures(browser);
// Takes several minutes.
if (process.argv.includes('--previews')) await renderPreviews(browser);
await browser.close();
