import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from './files';

const imports = /"imports":\[[^\]]*\]/g;

/**
 * Takes out of React Router's manifest what each route's module imports, of the back office too: 3 KB that every public
 * page would load. Only links that prefetch read it, and the site has none; a module names its imports itself.
 * @throws Error when the manifest is not where it was, or names no imports
 */
export function trimManifest(client: string): void {
  const manifest = filesIn(path.join(client, 'assets'), ['.js']).find((file) =>
    path.basename(file).startsWith('manifest-'),
  );
  if (!manifest) throw new Error('There is no manifest to trim');
  const whole = readFileSync(manifest, 'utf8');
  const trimmed = whole.replace(imports, '"imports":[]');
  if (trimmed === whole) throw new Error(`${manifest} names no imports to take out`);
  writeFileSync(manifest, trimmed);
}
