import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../test/support/machine';
import { hashInputs } from './build';

function folder(): { root: string; write: (name: string, text: string) => void } {
  const root = tempFolder();
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  };
  return { root, write };
}

describe('hashInputs', () => {
  it('changes with a content, a name and a file, not with a date', () => {
    const { root, write } = folder();
    write('web/a.ts', 'one');
    const hash = () => hashInputs(root, ['web', 'lock.json']);
    const first = hash();
    utimesSync(path.join(root, 'web/a.ts'), 1, 1);
    expect(hash()).toBe(first);
    write('web/a.ts', 'two');
    const second = hash();
    write('lock.json', '{}');
    const third = hash();
    write('web/src/b.ts', '');
    expect(new Set([first, second, third, hash()]).size).toBe(4);
  });

  it('does not mind what builds and tests leave behind', () => {
    const { root, write } = folder();
    write('web/a.ts', 'one');
    const first = hashInputs(root, ['web']);
    write('web/build/client/index.html', 'x');
    write('web/node_modules/zod/index.js', 'x');
    write('web/tsconfig.tsbuildinfo', 'x');
    expect(hashInputs(root, ['web'])).toBe(first);
  });
});
