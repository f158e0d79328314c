import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Where servers lie that an ordinary user's PATH often leaves out. */
const usualFolders = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The first program of one of these names on PATH or in the usual folders.
 * @param names in order of preference
 */
export function findProgram(names: readonly string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...usualFolders];
  return names
    .flatMap((name) => folders.filter(Boolean).map((folder) => path.join(folder, name)))
    .find(isExecutable);
}
