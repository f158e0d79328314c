import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { build, createServer, type Plugin, type Rolldown } from 'vite';
import { asAnotherAgency } from './another-agency';
import { withoutHindi } from './without-hindi';

const web = fileURLToPath(new URL('..', import.meta.url));

/** Loads the agency's own files as another agency would have written them; of pages alone no style sheets. */
const anotherAgency = (inHindi: boolean): Plugin => ({
  name: 'another-agency',
  enforce: 'pre',
  load(id) {
    const file = id.split('?')[0] ?? '';
    if (file.endsWith('.css')) return inHindi ? '' : undefined;
    if (!file.startsWith('/') || !/\.tsx?$/.test(file) || file.includes('/node_modules/')) return undefined;
    const source = readFileSync(file, 'utf8');
    const changed = asAnotherAgency(file, source, inHindi);
    return changed === source ? undefined : changed;
  },
  // The list of routes is read outside of Vite, with the languages of this site.
  options({ input, ...options }) {
    const entries =
      Array.isArray(input) && !inHindi
        ? input.filter((file) => !/hindi-layout|pages\/hi\//.test(file))
        : input;
    return { ...options, ...(entries && { input: entries }) };
  },
});

/** What browsers load of a site without Hindi, by address. */
async function bundleWithoutHindi(): Promise<Record<string, string>> {
  const { output } = (await build({
    root: web,
    logLevel: 'error',
    plugins: [anotherAgency(false), withoutHindi()],
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  // The worker for offline pages is written outside of Vite, with the languages of this site.
  const files = output.filter(({ fileName }) => fileName !== 'offline.js');
  return Object.fromEntries(
    files.map((file) => {
      const text = file.type === 'chunk' ? file.code : file.source;
      return [`/${file.fileName}`, typeof text === 'string' ? text : ''];
    }),
  );
}

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
  const serverBuild = (await server.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
  const { builtPaths } = (await server.ssrLoadModule('/src/content/page-links.ts')) as {
    builtPaths: () => string[];
  };
  const handle = createRequestHandler(serverBuild, 'production');
  const pages: Record<string, string> = {};
  for (const address of builtPaths()) {
    const headers = { 'X-React-Router-Prerender': 'yes' };
    const response = await handle(new Request(`http://localhost${address}`, { headers }));
    pages[address] = await response.text();
  }
  await server.close();
  writeFileSync(file, JSON.stringify(inHindi ? pages : { ...pages, ...(await bundleWithoutHindi()) }));
  process.exit(0);
}

const [file = 'pages.json', languages] = process.argv.slice(2);
void main(file, languages !== 'en');
