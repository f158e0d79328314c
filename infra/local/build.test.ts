import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../test/support/machine';
import { hashInputs } from './build';

const root = tempFolder();
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
};
const hash = () => hashInputs(root, ['web', 'lock.json']);

it('the hash of inputs changes with a content, a name and a file, not with a date or what is built', () => {
  write('web/a.ts', 'one');
  const first = hash();
  utimesSync(path.join(root, 'web/a.ts'), 1, 1);
  for (const built of ['web/build/client/index.html', 'web/node_modules/zod/index.js', 'web/x.tsbuildinfo'])
    write(built, 'x');
  expect(hash()).toBe(first);
  write('web/a.ts', 'two');
  const second = hash();
  write('lock.json', '{}');
  const third = hash();
  write('web/src/b.ts', '');
  expect(new Set([first, second, third, hash()]).size).toBe(4);
});
