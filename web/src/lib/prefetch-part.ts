import { whenIdle } from './hooks/when-idle';

/**
 * Prefetches a chunk while the browser is idle. Not while offline: browsers never refetch a module whose import failed, and a
 * screen that needs the same module could not be opened either.
 */
export async function prefetchPart(load: () => Promise<unknown>): Promise<void> {
  await whenIdle();
  if (navigator.onLine) await load().catch(() => undefined);
}
