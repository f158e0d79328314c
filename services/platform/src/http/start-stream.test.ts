import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { startStream } from './start-stream';

const source = () => {
  const seen = { made: 0, hasEnded: false };
  const parts = async function* (count: number, failAt = Number.POSITIVE_INFINITY) {
    try {
      for (let index = 0; index < count; index += 1) {
        if (index === failAt) throw new Error('the database has gone');
        seen.made += 1;
        yield `${index},`;
      }
    } finally {
      seen.hasEnded = true;
    }
  };
  return { seen, parts };
};

it.each([
  [0, ''],
  [3, '0,1,2,'],
])('sends %d parts whole', async (count, sent) => {
  expect(await text(await startStream(source().parts(count)))).toBe(sent);
});

it('fails at once when there is no first part', async () => {
  await expect(startStream(source().parts(3, 0))).rejects.toThrow('the database has gone');
});

it('breaks off when a later part fails', async () => {
  const log = vi.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
  const stream = await startStream(source().parts(3, 2));
  await expect(text(stream)).rejects.toThrow('the database has gone');
  expect(log).toHaveBeenCalledTimes(1);
});

it('makes no more than its reader takes, and stops when the reader has gone', async () => {
  const { seen, parts } = source();
  const stream = await startStream(parts(1000));
  stream.read(0);
  for (let count = 0; count < 50; count += 1) await turn();
  expect(seen.made).toBeLessThan(5);
  stream.destroy();
  await once(stream, 'close');
  await turn();
  expect(seen.hasEnded).toBe(true);
});
