import { Readable } from 'node:stream';
import { Logger } from '@nestjs/common';

const logger = new Logger('Stream');

/**
 * A body that is generated while it is sent, no faster than it is read, and no longer than the reader stays. Resolves when the
 * first part is there: an error before that is a normal error response. A later one aborts the response, so that nobody mistakes
 * a part for the whole.
 */
export async function startStream(parts: AsyncGenerator<string>): Promise<Readable> {
  const first = await parts.next();
  const all = async function* () {
    if (first.done) return;
    yield first.value;
    yield* parts;
  };
  // One part ahead of the reader.
  const stream = Readable.from(all(), { objectMode: true, highWaterMark: 1 });
  // The generator may be waiting between two parts, or not have been asked for the second yet.
  stream.once('close', () => void parts.return(undefined));
  return stream.on('error', (err) => logger.error({ err }, 'response stream aborted'));
}
