import { api, type BulkProgress } from '@golghar/contracts';

/** Conflicts that are named, at most. */
const maxConflicts = 100;

type Lead = { id: string; reference: string; name: string };

/** What a change of many leads has come to. */
export class Progress {
  private readonly made: BulkProgress;

  constructor(total: number, undo: string) {
    this.made = { total, done: 0, changed: 0, conflicts: [], conflictCount: 0, undo, isDone: false };
  }

  get changedLeads(): number {
    return this.made.changed;
  }

  add({ done, changed, conflicts }: { done: number; changed: number; conflicts: readonly Lead[] }): void {
    this.made.done += done;
    this.made.changed += changed;
    this.made.conflictCount += conflicts.length;
    this.made.conflicts.push(...conflicts.slice(0, maxConflicts - this.made.conflicts.length));
  }

  /** The line that tells it. */
  line(isDone = false): string {
    return `${JSON.stringify(api.bulkChange.response.parse({ ...this.made, isDone }))}\n`;
  }
}
