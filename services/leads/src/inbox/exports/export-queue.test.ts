import { setImmediate as tick } from 'node:timers/promises';
import { ExportQueue } from './export-queue';

async function* parts(...texts: string[]): AsyncGenerator<string> {
  yield* texts;
}

const waitPart = (ahead: number) => `${ahead} ahead`;

/** An export that has been asked for, and its first part. */
const begin = (queue: ExportQueue, userId: string, ...texts: string[]) => {
  const text = queue.inTurn(userId, parts(...texts), waitPart);
  return { text, first: text.next().then(({ value }) => value) };
};

const rest = async (text: AsyncGenerator<string>) => {
  const all: string[] = [];
  for await (const part of text) all.push(part);
  return all;
};

it('exports in line run four at once in all, and whoever waits for an own one holds up nobody', async () => {
  const queue = new ExportQueue();
  const exports = ['asha', 'asha', 'asha', 'ravi', 'ravi', 'meena'].map((user) => begin(queue, user, user));
  expect(await Promise.all(exports.map(({ first }) => first))).toEqual([
    'asha',
    'asha',
    '0 ahead',
    'ravi',
    'ravi',
    '1 ahead',
  ]);
  await rest(exports[3]?.text as AsyncGenerator<string>);
  expect((await rest(exports[5]?.text as AsyncGenerator<string>)).at(-1)).toBe('meena');
});

it('exports in line end with what the export fails of, and let the next one go', async () => {
  const queue = new ExportQueue();
  async function* broken(): AsyncGenerator<string> {
    yield 'a';
    throw new Error('no database');
  }
  const text = queue.inTurn('asha', broken(), waitPart);
  await text.next();
  await expect(text.next()).rejects.toThrow('no database');
  const next = ['b', 'c'].map((part) => begin(queue, 'asha', part).first);
  expect(await Promise.all(next)).toEqual(['b', 'c']);
});

describe('with a reader who sleeps', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => vi.useRealTimers());

  it('give their place to the next one, and go on when the reader wakes', async () => {
    const queue = new ExportQueue();
    const sleepers = [begin(queue, 'asha', 'a', 'A'), begin(queue, 'asha', 'b', 'B')];
    const next = begin(queue, 'asha', 'c');
    await sleepers[0]?.first;
    for (let i = 0; i < 20; i += 1) {
      await vi.advanceTimersByTimeAsync(1000);
      await tick();
    }
    const seen: string[] = [];
    const reading = (async () => {
      for await (const part of next.text) seen.push(part);
      for await (const part of (sleepers[0] as typeof next).text) seen.push(part);
    })();
    for (let i = 0; i < 20; i += 1) {
      await vi.advanceTimersByTimeAsync(1000);
      await tick();
    }
    await reading;
    expect(seen.filter((part) => !part.includes('ahead'))).toEqual(['c', 'A']);
  });
});
