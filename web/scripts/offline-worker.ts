import type { Plugin } from 'vite';
import { dyes } from '../../services/contracts/src/brand/dyes';
import { phoneHref, site } from '../src/content/site';
import { whenOffline } from '../src/content/when-offline';

const address = '/offline.js';

type Words = { language: string; title: string; text: string; call?: string; again: string };

/** A page that needs nothing else: what a browser has of the site by then, nobody knows. */
const pageOf = ({ language, title, text, call, again }: Words): string => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · ${site.name}</title>
<style>
body { margin: 0; font: 1.0625rem/1.6 system-ui, sans-serif; }
header { padding: 1.1rem 1.25rem; border-bottom: 7px solid ${dyes.ink}; background: ${dyes.haldi}; color: ${dyes.ink}; font-size: 1.25rem; font-weight: 800; }
main { max-width: 28rem; margin: auto; padding: 2rem 1.25rem; }
h1 { margin: 0; font-size: 1.9rem; line-height: 1.2; }
a { display: inline-block; margin: 0 .5rem .75rem 0; padding: .7rem 1.25rem; border: 2px solid; border-radius: 6px; color: inherit; font-weight: 600; text-decoration: none; }
a.again { border-color: ${dyes.haldi}; background: ${dyes.haldi}; color: ${dyes.ink}; }
</style>
<header>${site.name}</header>
<main><h1>${title}</h1><p>${text}</p><p><a class="again" href="">${again}</a>${call && site.phone ? `<a href="${phoneHref}">${call} ${site.phone}</a>` : ''}</p></main>
</html>`;

/**
 * The worker that answers when a page is opened without a connection. It keeps nothing, above all no answer of the API:
 * what is shown is either of now or not there. All but pages goes past it where the browser knows how.
 */
const worker = (): string => `const pages = ${JSON.stringify({
  office: pageOf(whenOffline.office),
  hi: pageOf(whenOffline.hi),
  en: pageOf(whenOffline.en),
})};
const pageFor = (path) => /^\\/admin(\\/|$)/.test(path) ? pages.office : /^\\/hi(\\/|$)/.test(path) ? pages.hi : pages.en;
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

/** Puts the worker beside the pages. */
export const offlineWorker = (): Plugin => ({
  name: 'offline-worker',
  generateBundle() {
    if (this.environment.name !== 'client') return;
    this.emitFile({ type: 'asset', fileName: address.slice(1), source: worker() });
  },
  configureServer(server) {
    server.middlewares.use(address, (_request, response) =>
      response.setHeader('content-type', 'text/javascript').end(worker()),
    );
  },
});
