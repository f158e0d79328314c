import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../src/service-pages/', import.meta.url));

/** A style sheet with what it imports, and fonts by the addresses at which they are to be had. */
const styleOf = (file: string, fontUrl: (name: string) => string): string =>
  readFileSync(file, 'utf8')
    .replaceAll(/@import "([^"]+)";/g, (_, from: string) => styleOf(path.resolve(file, '..', from), fontUrl))
    .replaceAll(/url\("[^"]+\/fonts\/([^"]+)"\)/g, (_, name: string) => `url("${fontUrl(name)}")`);

/**
 * Puts the styles of the pages that services draw under /service-pages/: by names that stay, because a service does not
 * know those of a build. In the pages themselves the security policy would refuse them.
 */
export const servicePageStyles = (): Plugin => ({
  name: 'service-page-styles',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
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
          source: styleOf(path.join(folder, file), fontUrl),
        });
    },
  },
  configureServer(server) {
    server.middlewares.use('/service-pages', (request, response, next) => {
      const file = readdirSync(folder).find((name) => request.url === `/${name}`);
      if (!file) return next();
      const style = styleOf(path.join(folder, file), (name) => `/assets/fonts/${name}`);
      response.setHeader('content-type', 'text/css').end(style);
    });
  },
});
