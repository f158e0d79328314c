import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { brandColours } from '../../services/contracts/src/brand/brand-colours';
import { languages } from '../../services/contracts/src/brand/languages';
import { phoneHref, site } from '../src/content/site';
import { whenOffline } from '../src/content/when-offline';

const address = '/offline.js';

const emblem = readFileSync(
  new URL('../../services/contracts/src/brand/emblem.svg', import.meta.url),
  'utf8',
).replace('<svg', '<svg aria-hidden="true"');

/** The files of the site's font families: those still in the browser's cache are used. */
const fonts: Record<string, { display: string[]; text: string[] }> = {
  en: { display: ['anek'], text: ['mukta'] },
  hi: { display: ['anek-hindi-latin', 'anek-hindi'], text: ['mukta-hindi-latin', 'mukta-hindi'] },
};

/** Address of a font file in the build, by its name. */
type FontAddress = (name: string) => string | undefined;

const face = (family: string, weight: string, url: string | undefined) =>
  url
    ? `@font-face { font-family: ${family}; font-weight: ${weight}; src: url(${url}) format("woff2"); }`
    : '';

function fontStyles(language: string, addressOf: FontAddress): string {
  const { display = [], text = [] } = fonts[language.slice(0, 2)] ?? {};
  return [
    ...display.map((family) => face(family, '500 800', addressOf(family))),
    ...text.flatMap((family) =>
      ['400', '600'].map((weight) => face(family, weight, addressOf(`${family}-${weight}`))),
    ),
    `body { font-family: ${[...text, 'system-ui', 'sans-serif'].join(', ')}; }`,
    `header, h1 { font-family: ${[...display, ...text, 'system-ui', 'sans-serif'].join(', ')}; font-weight: 800; }`,
  ].join('\n');
}

type Words = { language: string; title: string; text: string; call?: string; again: string };

/** A self-contained page: nothing else may be cached by then. */
const pageOf = (
  { language, title, text, call, again }: Words,
  addressOf: FontAddress,
): string => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · ${site.name}</title>
<style>
body { margin: 0; font-size: 1.0625rem; line-height: 1.6; }
${fontStyles(language, addressOf)}
header { display: flex; align-items: center; gap: .75rem; padding: .6rem 1.25rem; border-bottom: 7px solid ${brandColours.ink}; background: ${brandColours.haldi}; color: ${brandColours.ink}; font-size: 1.25rem; }
main { max-width: 28rem; margin: auto; padding: 2rem 1.25rem; }
h1 { margin: 0; font-size: 1.9rem; line-height: 1.2; }
a { display: inline-block; margin: 0 .5rem .75rem 0; padding: .7rem 1.25rem; border: 2px solid; border-radius: 6px; color: inherit; font-weight: 600; text-decoration: none; }
a.again { border-color: ${brandColours.haldi}; background: ${brandColours.haldi}; color: ${brandColours.ink}; }
</style>
<header>${emblem}${site.name}</header>
<main><h1>${title}</h1><p>${text}</p><p><a class="again" href="">${again}</a>${call && site.phone ? `<a href="${phoneHref}">${call} ${site.phone}</a>` : ''}</p></main>
</html>`;

/**
 * The service worker that responds when a page is opened offline. It caches nothing, above all no API responses: pages are
 * either current or unavailable. Everything but pages bypasses it in browsers that support that.
 */
const worker = (addressOf: FontAddress): string => `const pages = ${JSON.stringify({
  office: pageOf(whenOffline.office, addressOf),
  ...(languages.includes('hi') && { hi: pageOf(whenOffline.hi, addressOf) }),
  en: pageOf(whenOffline.en, addressOf),
})};
const pageFor = (path) => /^\\/admin(\\/|$)/.test(path) ? pages.office : /^\\/hi(\\/|$)/.test(path) && pages.hi || pages.en;
addEventListener('install', (event) => {
  skipWaiting();
  event.addRoutes?.({ condition: { not: { requestMode: 'navigate' } }, source: 'network' })?.catch?.(() => undefined);
});
addEventListener('activate', (event) => event.waitUntil(Promise.all([
  clients.claim(),
  registration.navigationPreload?.enable(),
])));
addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  if (mode !== 'navigate' || method !== 'GET') return;
  const answer = async () => (await event.preloadResponse) ?? fetch(event.request);
  event.respondWith(answer().catch(() => new Response(pageFor(new URL(url).pathname), {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })));
});
`;

/** Adds the service worker to the build. */
export const offlineWorker = (): Plugin => ({
  name: 'offline-worker',
  generateBundle(_options, bundle) {
    if (this.environment.name !== 'client') return;
    const files = Object.values(bundle).map(({ fileName }) => fileName);
    const addressOf: FontAddress = (name) => {
      const file = files.find((each) => new RegExp(`/${name}-[\\w-]{8}\\.woff2$`).test(each));
      return file && `/${file}`;
    };
    this.emitFile({ type: 'asset', fileName: address.slice(1), source: worker(addressOf) });
  },
  configureServer(server) {
    server.middlewares.use(address, (_request, response) =>
      response.setHeader('content-type', 'text/javascript').end(worker(() => undefined)),
    );
  },
});
