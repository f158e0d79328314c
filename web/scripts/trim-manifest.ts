import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from './files';

const imports = /"imports":\[[^\]]*\]/g;

/**
 * Removes the list of each route's imports from React Router's manifest, including the back office's: 3 KB that every public
 * page would load. Only prefetching links read it, and the site has none; a module imports its dependencies itself.
 * @throws Error if the manifest is not found, or has no imports
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
