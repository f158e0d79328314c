import { whenIdle } from '../hooks/when';

const retryDelaysMs = [500, 2000, 5000];

/** Loads a chunk and retries after a pause if the network fails for a moment. */
export async function loadWithRetry<T>(load: () => Promise<T>): Promise<T> {
  for (const delayMs of retryDelaysMs) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  }
  return load();
}

/** Prefetches a chunk when the browser is idle, but not offline: browsers never refetch a module whose import failed. */
export async function prefetchPart(load: () => Promise<unknown>): Promise<void> {
  await whenIdle();
  if (navigator.onLine) await load().catch(() => undefined);
}
