import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile, optimize } from '@tailwindcss/node';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../service-pages/', import.meta.url));

/** The theme for the utilities. Old browsers are shown these pages, too, so only the colours are CSS variables. */
const theme = `@import "../../services/contracts/src/brand/colours.css";
@reference "../src/ui/styles/tokens.css";
@theme inline reference {
  --spacing: 0.25rem;
  --breakpoint-wide: 60rem;
  --font-weight-normal: 400;
  --font-weight-semibold: 600;
  --font-weight-bold: 700;
}`;

/** Compiles a style sheet with its imports, and with the addresses of its fonts; a site without Hindi lacks some of them. */
async function styleOf(name: string, fontUrl: (name: string) => string | undefined): Promise<string> {
  const source = theme + readFileSync(folder + name, 'utf8');
  const { build } = await compile(source, { base: folder, onDependency: () => undefined });
  return optimize(build([]), { minify: true }).code.replaceAll(
    /@font-face\{[^}]*\.\/([\w-]+\.woff2)[^}]*\}/g,
    (face, font: string) => {
      const url = fontUrl(font);
      return url ? face.replace(`./${font}`, url) : '';
    },
  );
}

/**
 * Adds the styles of server-rendered pages at /service-pages/: under fixed names, because a service does not know the hashed
 * names of a build. Inline, the security policy would refuse them.
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
      for (const file of readdirSync(folder))
        this.emitFile({
          type: 'asset',
          fileName: `service-pages/${file}`,
          source: await styleOf(file, (name) => fonts.get(name)),
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
