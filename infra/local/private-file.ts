import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Writes a file as a whole or not at all; only its owner may read it unless `mode` says otherwise. */
export function writeWhole(file: string, content: string, mode = 0o600): void {
  const draft = `${file}.draft`;
  writeFileSync(draft, content, { mode });
  renameSync(draft, file);
}

/** The file's JSON, or undefined where there is no such file. */
export function readJson(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
