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

/**
 * The same for a part that may be in the prerendered HTML and work without a script, like a form: if the script never arrives,
 * that HTML stays.
 */
export async function loadOrKeep<T>(load: () => Promise<T>, selector?: string): Promise<T> {
  try {
    return await loadWithRetry(load);
  } catch (error) {
    if (!selector || !document.querySelector(selector)) throw error;
    return new Promise<never>(() => undefined);
  }
}

/**
 * Prefetches a chunk while the browser is idle. Not while offline: browsers never refetch a module whose import failed, and a
 * screen that needs the same module could not be opened either.
 */
export async function prefetchPart(load: () => Promise<unknown>): Promise<void> {
  await whenIdle();
  if (navigator.onLine) await load().catch(() => undefined);
}
