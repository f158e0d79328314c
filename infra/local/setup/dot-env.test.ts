import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../../test/support/machine';
import { readDotEnv } from './dot-env.cjs';

const folder = tempFolder();
const file = path.join(folder, '.env');
const names = ['TEST_ONE', 'TEST_TWO'];

const read = (content: string | Buffer) => {
  writeFileSync(file, content);
  readDotEnv(file);
  return names.map((name) => process.env[name]);
};

beforeEach(() => {
  rmSync(file, { recursive: true, force: true });
  for (const name of names) vi.stubEnv(name, undefined);
});

it('needs no file', () => expect(() => readDotEnv(file)).not.toThrow());

it('lets the environment win', () => {
  vi.stubEnv('TEST_ONE', 'environment');
  expect(read('TEST_ONE=file\nTEST_TWO="two\nlines"\n# a remark\n')).toEqual(['environment', 'two\nlines']);
});

it('takes the first name without the mark that some editors write', () =>
  expect(read('\ufeffTEST_ONE=1\r\nTEST_TWO=2\r\n')).toEqual(['1', '2']));

it.each([
  ['the line that is none', 'TEST_ONE=1\n\nGATEWAY_PORT 9090\n', '.env cannot be read in line 3'],
  ['such a line after a value over lines', 'TEST_ONE="1\n2"\n= 3\n', '.env cannot be read in line 3'],
  ['what is no text', Buffer.from([0x54, 0x3d, 0x00, 0xff, 0xfe]), 'not text in UTF-8'],
])('names %s', (_, content, words) => expect(() => read(content)).toThrow(words));

it('refuses a folder', () => {
  mkdirSync(file);
  expect(() => readDotEnv(file)).toThrow('is not a file');
});
