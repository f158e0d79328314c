const pauses = [500, 2000, 5000];

/** Fetches a part of the program, again after a pause when the network fails for a moment. */
export async function loadWithRetry<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of pauses) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load();
}
