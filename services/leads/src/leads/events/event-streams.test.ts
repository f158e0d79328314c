import type { Readable } from 'node:stream';
import { AppError, type WhoAsks } from '@golghar/platform';
import type { LeadAccess } from '../../team/lead-settings/lead-access';
import type { EventHub } from './event-hub';
import { EventStreams } from './event-streams';

const everybodySeesAll = { limitOf: async () => undefined } as unknown as LeadAccess;

const makeStreams = () => new EventStreams({ quietMs: 1234.5 } as EventHub, {} as WhoAsks, everybodySeesAll);

const reader = (sessionId: string) => ({ id: 'a person', role: 'manager' as const, sessionId });

const opening = 'retry: 1000\n\nevent: opened\ndata: 1234\n\n';

/** What a stream has to say at the moment. */
const textSoFar = async (stream: Readable | undefined): Promise<string> => {
  await new Promise(setImmediate);
  return String(stream?.read());
};

it('has room for two thousand streams, and says when to come back beyond', async () => {
  const streams = makeStreams();
  const open: Readable[] = [];
  for (let index = 0; index < 2000; index += 1)
    open.push(await streams.add(reader(`session ${Math.floor(index / 8)}`)));
  expect(open.some(({ readableEnded, destroyed }) => readableEnded || destroyed)).toBe(false);

  const refusal = await streams.add(reader('one more')).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(AppError);
  expect(refusal).toMatchObject({ code: 'unavailable', details: { retryAfter: 30 } });
  // Who has eight already gives up the oldest of them, which is told so.
  expect(await textSoFar(await streams.add(reader('session 0')))).toBe(opening);
  expect(await textSoFar(open[0])).toBe(`${opening}event: replaced\ndata: {}\n\n`);
  await streams.add(reader('session 0'));
  expect(await textSoFar(open[1])).toContain('event: replaced');

  open.at(-1)?.destroy();
  await new Promise(setImmediate);
  expect(await textSoFar(await streams.add(reader('one more')))).toBe(opening);
  expect(await streams.add(reader('yet one more')).catch((error: unknown) => error)).toMatchObject({
    code: 'unavailable',
  });
});
