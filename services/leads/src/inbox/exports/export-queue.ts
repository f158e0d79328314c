import { setTimeout as sleep } from 'node:timers/promises';
import { exportLimits } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';

const waitMessageIntervalMs = 1000;

/** A reader who takes nothing for this long goes back into the line. */
const stallLimitMs = 15_000;

type Turn = { userId: string; wait: AbortController };

const isRunning = ({ wait }: Turn): boolean => wait.signal.aborted;

/** Lets few exports run at once, first come, first served, so that they leave the process to the enquiries. */
@Injectable()
export class ExportQueue {
  private readonly turns = new Set<Turn>();
  private last: Promise<unknown> = Promise.resolve();

  /**
   * Passes on an export's parts when its turn has come.
   * @param waitPart what the reader gets meanwhile, from the number of exports ahead
   */
  async *inTurn<Part>(
    userId: string,
    parts: AsyncGenerator<Part>,
    waitPart: (ahead: number) => Part,
  ): AsyncGenerator<Part> {
    let turn = this.enter(userId);
    let stalled: NodeJS.Timeout | undefined;
    try {
      for (;;) {
        while (!isRunning(turn)) {
          yield waitPart([...this.turns].filter((each) => !isRunning(each)).indexOf(turn));
          const { signal } = turn.wait;
          await sleep(waitMessageIntervalMs, undefined, { signal }).catch(() => undefined);
        }
        const part = await this.oneAtATime(() => parts.next());
        if (part.done) return;
        // A reader who stops reading must not keep others waiting for ever.
        stalled = setTimeout(() => this.leave(turn), stallLimitMs).unref();
        yield part.value;
        clearTimeout(stalled);
        if (!this.turns.has(turn)) turn = this.enter(userId);
      }
    } finally {
      clearTimeout(stalled);
      this.leave(turn);
      await parts.return(undefined);
    }
  }

  /** Parts are made one by one, each followed by a pause of the same length, which leaves time for everybody else. */
  private oneAtATime<T>(work: () => Promise<T>): Promise<T> {
    let pauseMs = 0;
    const result = this.last.then(async () => {
      const start = performance.now();
      try {
        return await work();
      } finally {
        pauseMs = performance.now() - start;
      }
    });
    this.last = result.then(
      () => sleep(pauseMs),
      () => undefined,
    );
    return result;
  }

  private enter(userId: string): Turn {
    const turn = { userId, wait: new AbortController() };
    this.turns.add(turn);
    this.startNext();
    return turn;
  }

  private leave(turn: Turn): void {
    this.turns.delete(turn);
    this.startNext();
  }

  /** Somebody waiting for their own export holds up nobody behind. */
  private startNext(): void {
    for (const turn of this.turns) {
      const running = [...this.turns].filter(isRunning);
      const own = running.filter(({ userId }) => userId === turn.userId);
      if (running.length < exportLimits.inAll && own.length < exportLimits.perPerson) turn.wait.abort();
    }
  }
}
