import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { filesIn } from './files';

/** Extensions of files that pages reference by name. */
const types: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
};

const folder = fileURLToPath(new URL('../assets/', import.meta.url));

/**
 * Copies drawings and previews into one folder of the build, named by a hash of all of them: the bundle then contains one
 * address instead of a hundred.
 */
export function artFiles(): Plugin {
  const files = filesIn(folder, Object.keys(types)).sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.slice(folder.length)).update(readFileSync(file));
  const base = `/assets/art-${hash.digest('hex').slice(0, 8)}`;
  return {
    name: 'art-files',
    config: () => ({ define: { __ART_BASE__: JSON.stringify(base) } }),
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const file of files)
        this.emitFile({
          type: 'asset',
          fileName: path.posix.join(base.slice(1), path.relative(folder, file)),
          source: readFileSync(file),
        });
    },
    configureServer(server) {
      server.middlewares.use(base, (request, response, next) => {
        const file = path.join(folder, path.normalize(`/${request.url?.split('?')[0]}`));
        const type = types[path.extname(file)];
        if (!type || !existsSync(file)) return next();
        response.setHeader('content-type', type);
        createReadStream(file).pipe(response);
      });
    },
  };
}
