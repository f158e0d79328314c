import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { createServer, type Plugin } from 'vite';
import { asAnotherAgency } from './another-agency';

const web = fileURLToPath(new URL('..', import.meta.url));

/** Loads the agency's own files as another agency would have written them, and no style sheets. */
const anotherAgency = (inHindi: boolean): Plugin => ({
  name: 'another-agency',
  enforce: 'pre',
  load(id) {
    const file = id.split('?')[0] ?? '';
    if (file.endsWith('.css')) return '';
    if (!file.startsWith('/') || !/\.tsx?$/.test(file) || file.includes('/node_modules/')) return undefined;
    const source = readFileSync(file, 'utf8');
    const changed = asAnotherAgency(file, source, inHindi);
    return changed === source ? undefined : changed;
  },
});

/** Renders every public page as another agency's and writes them to a JSON file, by address. */
async function main(file: string, inHindi: boolean): Promise<void> {
  process.chdir(web);
  const server = await createServer({
    root: web,
    mode: 'production',
    logLevel: 'error',
    plugins: [anotherAgency(inHindi)],
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  const build = (await server.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
  const { builtPaths } = (await server.ssrLoadModule('/src/content/page-links.ts')) as {
    builtPaths: () => string[];
  };
  const handle = createRequestHandler(build, 'production');
  const pages: Record<string, string> = {};
  for (const address of builtPaths()) {
    const headers = { 'X-React-Router-Prerender': 'yes' };
    const response = await handle(new Request(`http://localhost${address}`, { headers }));
    pages[address] = await response.text();
  }
  writeFileSync(file, JSON.stringify(pages));
  await server.close();
  process.exit(0);
}

const [file = 'pages.json', languages] = process.argv.slice(2);
void main(file, languages !== 'en');
