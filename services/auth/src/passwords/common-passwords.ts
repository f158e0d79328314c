import { readFile } from 'node:fs/promises';

/** The list is read only when somebody chooses a password: it would take memory all day for nothing. */
const readList = async (): Promise<string[]> => {
  const file = require.resolve('@zxcvbn-ts/language-common/src/passwords.json');
  return JSON.parse(await readFile(file, 'utf8')) as string[];
};

/** Takes the year or counter off that people put behind a common word to reach the length. */
const core = (password: string) => password.toLowerCase().replace(/[\d\W_]+$/, '');

/** Whether a password is on the list of common ones, also when only digits or signs were put behind it. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const list = new Set(await readList());
  const repeated = /^(.{1,6})\1+$/.exec(password);
  return [password.toLowerCase(), core(password), repeated?.[1] ?? ''].some((form) => list.has(form));
}
