import { setTimeout as sleep } from 'node:timers/promises';

type Options = { times: number; pauseMs: number };

/** Does something again after a pause until it succeeds; throws what the last of so many times threw. */
export async function retry<T>(work: () => Promise<T>, { times, pauseMs }: Options): Promise<T> {
  for (let left = times - 1; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left <= 0) throw error;
    }
    await sleep(pauseMs);
  }
}
