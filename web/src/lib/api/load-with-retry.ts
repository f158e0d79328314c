const retryDelaysMs = [500, 2000, 5000];

/** Fetches a part of the program, again after a pause when the network fails for a moment. */
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
 * The same for a part that the page's own HTML holds and that works without a script, as a form does: when the script
 * never comes, what stands there stays.
 */
export async function loadOrKeep<T>(selector: string, load: () => Promise<T>): Promise<T> {
  try {
    return await loadWithRetry(load);
  } catch (error) {
    if (!document.querySelector(selector)) throw error;
    return new Promise<never>(() => undefined);
  }
}
