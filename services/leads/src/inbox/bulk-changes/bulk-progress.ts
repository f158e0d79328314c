import { api, type BulkProgress } from '@golghar/contracts';

/** Conflicts that are named, at most. */
const maxConflicts = 100;

type Lead = { id: string; reference: string; name: string };

/** What a change of many leads has come to. */
export class Progress {
  private done = 0;
  private changed = 0;
  private conflictCount = 0;
  private readonly conflicts: Lead[] = [];

  constructor(
    private readonly total: number,
    private readonly undo: string | null,
  ) {}

  get changedLeads(): number {
    return this.changed;
  }

  add({ done, changed, conflicts }: { done: number; changed: number; conflicts: readonly Lead[] }): void {
    this.done += done;
    this.changed += changed;
    this.conflictCount += conflicts.length;
    this.conflicts.push(...conflicts.slice(0, maxConflicts - this.conflicts.length));
  }

  /** The line that tells it. */
  line(isDone = false): string {
    const { total, done, changed, conflicts, conflictCount, undo } = this;
    const progress: BulkProgress = { total, done, changed, conflicts, conflictCount, undo, isDone };
    return `${JSON.stringify(api.bulkChange.response.parse(progress))}\n`;
  }
}
