const firstDelayMs = 250;
const maxDelayMs = 10_000;
/** Health of this long makes the next failure a first one again. */
const stableAfterMs = 30_000;

/** How long to wait before a process that ended is started again. */
export class Backoff {
  private delayMs = firstDelayMs;

  /**
   * The next wait in milliseconds: each is double the one before.
   * @param healthyMs how long the process was ready before it ended
   */
  next(healthyMs: number): number {
    if (healthyMs >= stableAfterMs) this.delayMs = firstDelayMs;
    const delayMs = this.delayMs;
    this.delayMs = Math.min(delayMs * 2, maxDelayMs);
    return delayMs;
  }
}
