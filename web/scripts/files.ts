import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Every file in a folder and its subfolders with one of the extensions. */
export const filesIn = (folder: string, endings: readonly string[]): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.includes(path.extname(entry.name)))
    .map((entry) => path.join(entry.parentPath, entry.name));
