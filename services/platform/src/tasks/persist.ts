import { setTimeout as sleep } from 'node:timers/promises';

/** Runs a write even if Postgres is restarting: once a second, 15 times at most. Throws the error of the last try. */
export async function persist<T>(write: () => Promise<T>): Promise<T> {
  for (let left = 14; ; left -= 1) {
    try {
      return await write();
    } catch (error) {
      if (left <= 0) throw error;
    }
    await sleep(1000);
  }
}
