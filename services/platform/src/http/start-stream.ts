import { Readable } from 'node:stream';
import { Logger } from '@nestjs/common';

const logger = new Logger('Stream');

/**
 * A body that is made while it is sent, no faster than its reader takes it, and no longer when the reader has gone.
 * Resolves when the first part is there: what fails until then is answered as an error. What fails later breaks
 * the answer off, so that nobody takes a part for the whole.
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
  // Whoever makes the parts may be waiting between two of them, or not have been asked for the second yet.
  stream.once('close', () => void parts.return(undefined));
  return stream.on('error', (err) => logger.error({ err }, 'response stream aborted'));
}
