import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { acquireLock, startOf, withLock } from './lock.cjs';

const newFile = () => path.join(mkdtempSync(path.join(tmpdir(), 'lock-')), 'a.pid');
const signal = new AbortController().signal;

describe('acquireLock', () => {
  it('takes a free lock and writes its pid', () => {
    const file = newFile();
    expect(acquireLock(file, () => true)).toBeUndefined();
    expect(readFileSync(file, 'utf8')).toBe(`${process.pid}\n`);
  });

  it('names a holder that is still there, and leaves the lock to it', () => {
    const file = newFile();
    writeFileSync(file, '4242\n');
    expect(acquireLock(file, (pid) => pid === 4242)).toBe(4242);
    expect(readFileSync(file, 'utf8')).toBe('4242\n');
  });

  it('takes over from a holder that is gone, and from a file without a pid', () => {
    const file = newFile();
    writeFileSync(file, '4242\n');
    expect(acquireLock(file, () => false)).toBeUndefined();
    writeFileSync(file, '');
    expect(acquireLock(file, () => true)).toBeUndefined();
    expect(readFileSync(file, 'utf8')).toBe(`${process.pid}\n`);
  });
});

describe('two takers', () => {
  /** Takes the lock from a dead holder in another process, which then counts as alive. */
  const acquireElsewhere = (file: string): number => {
    const script = `
      const { acquireLock } = require(${JSON.stringify(require.resolve('./lock.cjs'))});
      console.log(acquireLock(${JSON.stringify(file)}, () => false) === undefined ? process.pid : 'refused');`;
    return Number(spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' }).stdout);
  };

  it('never both take over from one that is gone', () => {
    const file = newFile();
    writeFileSync(file, '4242\n');
    let other = 0;
    const isHolder = (pid: number) => {
      // Between the look at the dead holder and the taking over, the other one is faster.
      if (pid === 4242 && other === 0) other = acquireElsewhere(file);
      return pid === other;
    };
    expect(acquireLock(file, isHolder)).toBe(other);
    expect(readFileSync(file, 'utf8')).toBe(`${other}\n`);
  });

  it('are not stopped by one that died while taking over', () => {
    const file = newFile();
    const gone = spawnSync(process.execPath, ['-e', '']).pid;
    writeFileSync(file, '4242\n');
    writeFileSync(`${file}.takeover`, `${gone}\n`);
    expect(acquireLock(file, () => false)).toBeUndefined();
    expect(readFileSync(file, 'utf8')).toBe(`${process.pid}\n`);
    expect(existsSync(`${file}.takeover`)).toBe(false);
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

  it('tells its holder from another process that got its number since', async () => {
    // Where the system does not say when a process began, the number alone counts.
    const start = startOf(process.ppid);
    const file = newFile();
    writeFileSync(file, `${process.ppid}\n${start}\n`);
    const waiting = withLock(file, AbortSignal.timeout(50), async () => 'done');
    await expect(waiting).rejects.toThrow(/abort|timeout/);
    writeFileSync(file, start && `${process.ppid}\n1\n`);
    expect(await withLock(file, signal, async () => 'done')).toBe('done');
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
