import { existsSync } from 'node:fs';
import path from 'node:path';

/** Folder of the repository, whether this runs from its source or compiled. */
export const root = (function find(folder: string): string {
  return existsSync(path.join(folder, 'package-lock.json')) ? folder : find(path.dirname(folder));
})(__dirname);
