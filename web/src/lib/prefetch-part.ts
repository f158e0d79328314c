import { whenIdle } from './hooks/when-idle';

/**
 * Fetches a part of the program before its first use, when the browser has nothing better to do. Not while offline: browsers
 * never ask again for a module whose import has failed, and a screen that needs the same module could not be opened either.
 */
export async function prefetchPart(load: () => Promise<unknown>): Promise<void> {
  await whenIdle();
  if (navigator.onLine) await load().catch(() => undefined);
}
