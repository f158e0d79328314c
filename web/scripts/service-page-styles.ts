import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile, optimize } from '@tailwindcss/node';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../service-pages/', import.meta.url));

/** What the utilities take their measures from. The pages know no script, and old browsers are shown them: none of it is a variable. */
const theme = `@reference "../src/ui/styles/tokens.css";
@theme inline reference {
  --spacing: 0.25rem;
  --breakpoint-wide: 60rem;
  --font-weight-normal: 400;
  --font-weight-semibold: 600;
  --font-weight-bold: 700;
}`;

/** A style sheet with what it imports, and fonts by the addresses at which they are to be had. */
async function styleOf(name: string, fontUrl: (name: string) => string): Promise<string> {
  const source = theme + readFileSync(folder + name, 'utf8');
  const { build } = await compile(source, { base: folder, onDependency: () => undefined });
  return optimize(build([]), { minify: true }).code.replaceAll(
    /url\("?\.\/([\w-]+\.woff2)"?\)/g,
    (_, font: string) => `url(${fontUrl(font)})`,
  );
}

/**
 * Puts the styles of the pages that services draw under /service-pages/: by names that stay, because a service does not
 * know those of a build. In the pages themselves the security policy would refuse them.
 */
export const servicePageStyles = (): Plugin => ({
  name: 'service-page-styles',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const fonts = new Map(
        Object.values(bundle).flatMap((file) =>
          file.type === 'asset' ? file.names.map((name) => [name, `/${file.fileName}`] as const) : [],
        ),
      );
      const fontUrl = (name: string) => {
        const url = fonts.get(name);
        if (!url) throw new Error(`The build has no font ${name}`);
        return url;
      };
      for (const file of readdirSync(folder))
        this.emitFile({
          type: 'asset',
          fileName: `service-pages/${file}`,
          source: await styleOf(file, fontUrl),
        });
    },
  },
  configureServer(server) {
    server.middlewares.use('/service-pages', async (request, response, next) => {
      const file = readdirSync(folder).find((name) => request.url === `/${name}`);
      if (!file) return next();
      const style = await styleOf(file, (name) => `/assets/fonts/${name}`);
      response.setHeader('content-type', 'text/css').end(style);
    });
  },
});
