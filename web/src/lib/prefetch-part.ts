import { whenIdle } from './hooks/when-idle';

/**
 * Fetches a part of the program before its first use, when the browser has nothing better to do. Not without a connection:
 * browsers never ask again for a module whose import has failed, and no screen that needs it, too, could be opened.
 */
export async function prefetchPart(load: () => Promise<unknown>): Promise<void> {
  await whenIdle();
  if (navigator.onLine) await load().catch(() => undefined);
}
