import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Stack } from './stack';

it('a stack that is not ready in its time is stopped, with all that it has started', async () => {
  const localDir = realpathSync(mkdtempSync(path.join(tmpdir(), 'stack-')));
  const stack = new Stack({ localDir, timeoutMs: 1 });
  await expect(stack.start()).rejects.toThrow('did not get ready');
  expect(stack.isRunning).toBe(false);
  rmSync(localDir, { recursive: true });
});
