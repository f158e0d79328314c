import { type ChildProcess, spawn } from 'node:child_process';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../../test/support/machine';
import { restartOnChange } from './node-processes';

const folder = tempFolder();
const program = path.join(folder, 'main.ts');
const source = (word: string) => `console.log('${word}');\nsetInterval(() => undefined, 1000);\n`;

let child: ChildProcess;
let said = '';

async function waitFor(word: string): Promise<void> {
  for (const end = Date.now() + 15_000; !said.includes(word); ) {
    if (Date.now() > end) throw new Error(`It has not said ${word}, but: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

beforeAll(() => {
  writeFileSync(program, source('first'));
  child = spawn(process.execPath, restartOnChange(program, [folder]), { cwd: folder });
  child.stdout?.on('data', (data) => {
    said += data;
  });
  child.stderr?.on('data', (data) => {
    said += data;
  });
});
afterAll(async () => {
  const over = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await over;
  rmSync(folder, { recursive: true });
});

it('runs a program again when its file is written, or replaced as editors and git do, however often', async () => {
  await waitFor('first');
  writeFileSync(program, source('second'));
  await waitFor('second');
  for (const word of ['third', 'fourth']) {
    const copy = path.join(folder, 'main.ts~');
    writeFileSync(copy, source(word));
    renameSync(copy, program);
    await waitFor(word);
  }
}, 60_000);
