const first = 250;
const longest = 10_000;
/** Health of this long makes the next failure a first one again. */
const healed = 30_000;

/** How long to wait before a process that ended is started again. */
export class Backoff {
  private delay = first;

  /**
   * The next wait in milliseconds: each is double the one before.
   * @param healthyFor milliseconds that the process was ready before it ended
   */
  next(healthyFor: number): number {
    if (healthyFor >= healed) this.delay = first;
    const delay = this.delay;
    this.delay = Math.min(delay * 2, longest);
    return delay;
  }
}
