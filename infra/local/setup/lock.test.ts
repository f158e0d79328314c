import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { takeLock, withLock } from './lock.cjs';

const newFile = () => path.join(mkdtempSync(path.join(tmpdir(), 'lock-')), 'a.pid');
const signal = new AbortController().signal;

describe('takeLock', () => {
  it('takes a free lock and writes its pid', () => {
    const file = newFile();
    expect(takeLock(file, () => true)).toBeUndefined();
    expect(readFileSync(file, 'utf8')).toBe(`${process.pid}\n`);
  });

  it('names a holder that is still there, and leaves the lock to it', () => {
    const file = newFile();
    writeFileSync(file, '4242\n');
    expect(takeLock(file, (pid) => pid === 4242)).toBe(4242);
    expect(readFileSync(file, 'utf8')).toBe('4242\n');
  });

  it('takes over from a holder that is gone, and from a file without a pid', () => {
    const file = newFile();
    writeFileSync(file, '4242\n');
    expect(takeLock(file, () => false)).toBeUndefined();
    writeFileSync(file, '');
    expect(takeLock(file, () => true)).toBeUndefined();
    expect(readFileSync(file, 'utf8')).toBe(`${process.pid}\n`);
  });
});

describe('withLock', () => {
  it('lets one at a time work, and gives the lock back after a failure', async () => {
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

  it('stops waiting when it is told to', async () => {
    const file = newFile();
    writeFileSync(file, `${process.pid}\n`);
    const ending = new AbortController();
    setTimeout(() => ending.abort(), 50);
    await expect(withLock(file, ending.signal, async () => 'done')).rejects.toThrow(/abort/);
    expect(existsSync(file)).toBe(true);
  });
});
