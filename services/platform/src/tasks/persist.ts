import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Writes something down even when Postgres restarts just then: once a second, 15 times at most. Throws what the last try
 * threw.
 */
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
