/** Work that runs at most so many at a time, in all and for one host; what waits for another host is overtaken. */
export class Slots {
  private readonly waiting: { host: string; start: () => void }[] = [];
  private readonly running = new Map<string, number>();
  private total = 0;

  constructor(private readonly limits: { concurrency: number; perHost: number }) {}

  async run<Result>(host: string, work: () => Promise<Result>): Promise<Result> {
    await new Promise<void>((start) => {
      this.waiting.push({ host, start });
      this.startNext();
    });
    try {
      return await work();
    } finally {
      this.change(host, -1);
      this.startNext();
    }
  }

  private startNext(): void {
    const index = this.waiting.findIndex(({ host }) => (this.running.get(host) ?? 0) < this.limits.perHost);
    if (this.total >= this.limits.concurrency || index < 0) return;
    const [next] = this.waiting.splice(index, 1);
    if (!next) return;
    this.change(next.host, 1);
    next.start();
  }

  private change(host: string, by: 1 | -1): void {
    const count = (this.running.get(host) ?? 0) + by;
    this.total += by;
    if (count === 0) this.running.delete(host);
    else this.running.set(host, count);
  }
}
