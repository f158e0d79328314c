import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../test/support/machine';
import { bundle } from './bundle';

const bundled = async (program: string): Promise<string> => {
  const folder = tempFolder();
  const source = path.join(folder, 'program.js');
  writeFileSync(source, program);
  await bundle({ 'build/program.js': 'program.js' }, folder);
  return path.join(folder, 'build/program.js');
};

it('leaves a class its name, which log lines carry, also where the class mentions itself', async () => {
  const { name, open } = require(
    await bundled(`
      class Listener { static open() { return Listener.name; } }
      class Child extends Listener { static make() { return new Child(); } }
      exports.open = Listener.open;
      exports.name = Child.make().constructor.name;
    `),
  );
  expect([name, open()]).toEqual(['Child', 'Listener']);
});

it('writes a program of plain characters that means the same', async () => {
  const file = await bundled(
    "exports.isMatch = /^[₹’]+$/.test('₹’'); exports.text = `नमस्ते`; exports.face = /^😀$/u;",
  );
  expect(/^[\0-\x7f]*$/.test(readFileSync(file, 'utf8'))).toBe(true);
  const { isMatch, text, face } = require(file);
  expect([isMatch, text, face.test('😀')]).toEqual([true, 'नमस्ते', true]);
});
