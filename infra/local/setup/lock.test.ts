import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../../test/support/machine';
import { acquireLock, withLock } from './lock.cjs';

const folder = tempFolder();
const signal = new AbortController().signal;
const own = `${process.pid}\n${process.cwd()}\n`;
let count = 0;
const newFile = () => path.join(folder, `${count++}.pid`);

const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill();
});

/** A process of the stack's folder that stays; says what became of its taking the lock. */
async function startTaker(file: string): Promise<{ pid: number; said: string }> {
  const script = `
    const { acquireLock } = require(${JSON.stringify(require.resolve('./lock.cjs'))});
    console.log(acquireLock(${JSON.stringify(file)}) ?? 'taken');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['-e', script], { cwd: folder });
  children.push(child);
  const [said] = await once(child.stdout, 'data');
  return { pid: Number(child.pid), said: String(said).trim() };
}

it.each([
  ['nobody', undefined],
  ['a process that is gone', '4194303\n/\n'],
  ['one that got its number since', `${process.pid}\n/another/folder\n`],
  ['a file without a pid', ''],
])('acquireLock takes over from %s', (_, content) => {
  const file = newFile();
  if (content !== undefined) writeFileSync(file, content);
  expect(acquireLock(file)).toBeUndefined();
  expect(readFileSync(file, 'utf8')).toBe(own);
});

it('acquireLock is taken over by one of many, who is named to the others', async () => {
  const file = newFile();
  writeFileSync(file, '4194303\n/\n');
  const takers = await Promise.all(Array.from({ length: 6 }, () => startTaker(file)));
  const holders = takers.filter(({ said }) => said === 'taken').map(({ pid }) => pid);
  expect(holders).toHaveLength(1);
  expect(takers.filter(({ said }) => said === String(holders[0]))).toHaveLength(5);
}, 30_000);

it('withLock lets one at a time work, and gives the lock back after a failure', async () => {
  const file = newFile();
  const order: string[] = [];
  const work = async (name: string) => {
    order.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 150));
    order.push(`${name} ends`);
  };
  const first = withLock(file, signal, () => work('first').then(() => Promise.reject(new Error('failed'))));
  const second = withLock(file, signal, () => work('second'));
  await expect(first).rejects.toThrow('failed');
  await second;
  expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  expect(existsSync(file)).toBe(false);
});

it('withLock stops waiting when it is told to', async () => {
  const file = newFile();
  writeFileSync(file, own);
  await expect(withLock(file, AbortSignal.timeout(50), async () => undefined)).rejects.toThrow(
    /abort|timeout/,
  );
  expect(existsSync(file)).toBe(true);
});
