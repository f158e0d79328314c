/**
 * Runs a task repeatedly, one run at a time: after each pause, and at once when woken. A wake during a run causes another run.
 * The task handles its own errors.
 */
export class RepeatedTask {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isDue = false;
  private isStopped = true;

  /** @param intervalMs pause between runs that nobody asked for */
  constructor(
    private readonly task: () => Promise<void>,
    private readonly intervalMs: number,
  ) {}

  start(): void {
    this.isStopped = false;
    this.wake();
  }

  wake(): void {
    this.isDue = true;
    if (this.running || this.isStopped) return;
    clearTimeout(this.timer);
    this.running = this.runWhileDue().finally(() => {
      this.running = undefined;
      if (!this.isStopped) this.timer = setTimeout(() => this.wake(), this.intervalMs);
    });
  }

  /** Resolves when the run in progress is over; no other follows. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private async runWhileDue(): Promise<void> {
    while (this.isDue && !this.isStopped) {
      this.isDue = false;
      await this.task();
    }
  }
}
