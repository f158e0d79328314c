import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeDataFolder } from './database';

it('data lies in the temporary folder where memory cannot be written to', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'memory-'));
  // A file lets nobody make a folder in it, not even root.
  const memory = path.join(folder, 'shm');
  writeFileSync(memory, '');
  const made = makeDataFolder(memory);
  expect(path.dirname(made)).toBe(tmpdir());
  expect(statSync(made).isDirectory()).toBe(true);
  rmSync(made, { recursive: true });
  rmSync(folder, { recursive: true });
});
