import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { AppError } from '@golghar/platform';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { ImportRequest, ReadImport } from './read-import';

type Answer = { read: ReadImport } | { problem: string };

/** Run from its source, as by `make dev` and by tests, or compiled. */
const extension = path.extname(__filename);
const program = path.join(__dirname, `read-import.worker${extension}`);
const execArgv = extension === '.ts' ? ['--conditions=source', '--require=@swc-node/register'] : [];

/** Beside the process’s own heap; the largest file that is allowed takes half of it. */
const resourceLimits = { maxOldGenerationSizeMb: 48, maxYoungGenerationSizeMb: 8 };

/** The gateway waits for 15 seconds. */
const timeoutMs = 10_000;

const unreadable = (message: string, cause?: unknown) =>
  new AppError('invalid', { message, fields: { file: message }, cause });

/** Who has looked at a file chooses other columns soon: the thread waits so long for that. */
const idleMs = 10_000;

/**
 * Reads files in a thread with a heap and a time limit of its own, one after the other: enquiries are taken in the meantime,
 * and no file ends the process that takes them.
 */
@Injectable()
export class ImportReader implements OnModuleDestroy {
  private thread: Worker | undefined;
  private idle: NodeJS.Timeout | undefined;
  private last: Promise<unknown> = Promise.resolve();

  /** @throws AppError that says what is wrong with the file */
  read(request: ImportRequest): Promise<ReadImport> {
    const result = this.last.then(() => this.readInThread(request));
    this.last = result.catch(() => undefined);
    return result;
  }

  async onModuleDestroy(): Promise<void> {
    await this.end();
  }

  private async readInThread(request: ImportRequest): Promise<ReadImport> {
    clearTimeout(this.idle);
    this.thread ??= new Worker(program, { resourceLimits, execArgv }).on('error', () => void this.end());
    const thread = this.thread;
    thread.ref();
    thread.postMessage(request);
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const answer: Answer = (await once(thread, 'message', { signal }))[0];
      if ('read' in answer) return answer.read;
      throw unreadable(answer.problem);
    } catch (error) {
      if (error instanceof AppError) throw error;
      void this.end();
      const isTooMuch = (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
      if (isTooMuch || (error as Error).name === 'AbortError')
        throw unreadable('The file is too large to be read. Please split it.', error);
      throw error;
    } finally {
      // A process that has nothing else to do ends all the same.
      thread.unref();
      this.idle = setTimeout(() => void this.end(), idleMs).unref();
    }
  }

  private async end(): Promise<void> {
    clearTimeout(this.idle);
    const { thread } = this;
    this.thread = undefined;
    await thread?.terminate();
  }
}
