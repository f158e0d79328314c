import { chownSync, existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';

/**
 * Writes a file atomically; only its owner may read it unless `mode` says otherwise. An existing one keeps its
 * owner, also when root writes from inside a container.
 */
export function writeAtomically(file: string, content: string | Buffer, mode = 0o600): void {
  const draft = `${file}.draft`;
  writeFileSync(draft, content, { mode });
  const owner = statSync(file, { throwIfNoEntry: false });
  if (owner) chownSync(draft, owner.uid, owner.gid);
  renameSync(draft, file);
}

/** The file's JSON, or undefined if it does not exist. */
export function readJson(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Runs a write that a full disk may refuse without consequences. */
export function unlessFull(write: () => void): void {
  try {
    write();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
