import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { conceptPages } from '../concepts';
import { documentOf } from '../concepts/document';
import { type FaceName, faceFile, faces, partsOf } from '../concepts/faces';

const base = '/assets/concepts/';

/** Addresses of the concepts' fonts, named by content hash, and their paths. */
const fontFiles = (): Map<string, string> =>
  new Map(
    (Object.keys(faces) as FaceName[]).flatMap(partsOf).map(({ file }) => {
      const hash = createHash('sha256')
        .update(readFileSync(faceFile(file)))
        .digest('hex')
        .slice(0, 8);
      return [`${base}${file}-${hash}.woff2`, faceFile(file)];
    }),
  );

/** Adds the portfolio's concepts to the build: complete pages of their own, with their fonts. */
export function conceptFiles(): Plugin {
  const fonts = fontFiles();
  const urls = new Map([...fonts].map(([url, file]) => [file, url]));
  const fontUrl = (part: string) => urls.get(faceFile(part)) ?? '';
  return {
    name: 'concept-files',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [url, file] of fonts)
        this.emitFile({ type: 'asset', fileName: url.slice(1), source: readFileSync(file) });
      for (const { concept, screen, path } of conceptPages)
        this.emitFile({
          type: 'asset',
          fileName: `${path.slice(1)}/index.html`,
          source: await documentOf(concept, screen, fontUrl),
        });
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const address = request.url?.split('?')[0] ?? '';
        const font = fonts.get(address);
        const page = conceptPages.find(({ path }) => path === address);
        if (font) response.setHeader('content-type', 'font/woff2').end(readFileSync(font));
        else if (page)
          response
            .setHeader('content-type', 'text/html')
            .end(await documentOf(page.concept, page.screen, fontUrl));
        else next();
      });
    },
  };
}
