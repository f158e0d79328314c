import { type AuditAction, api, type BulkProgress } from '@golghar/contracts';
import { recordAudit, type SignedIn } from '@golghar/platform';
import type { DataSource, EntityManager } from 'typeorm';

/** Leads in one transaction: few, so that nobody waits for them. */
const batchSize = 200;

const maxConflicts = 100;

type Work<Item> = {
  items: readonly Item[];
  /** Identifies the change for its Undo. */
  undo: string;
  apply: (
    manager: EntityManager,
    batch: readonly Item[],
  ) => Promise<Pick<BulkProgress, 'changed' | 'conflicts'>>;
  entry: { actor: SignedIn; action: AuditAction; what?: string };
};

const begin = (total: number, undo: string): BulkProgress => {
  return { total, done: 0, changed: 0, conflicts: [], conflictCount: 0, undo, isDone: total === 0 };
};

const lineOf = (progress: BulkProgress): string =>
  `${JSON.stringify(api.bulkChange.response.parse(progress))}\n`;

export const firstLine = (total: number, undo: string): string => lineOf(begin(total, undo));

/** Changes many leads, a batch per transaction, with a line of progress after each. */
export async function* changeMany<Item>(
  database: DataSource,
  { items, undo, apply, entry: { what, ...entry } }: Work<Item>,
): AsyncGenerator<string> {
  const progress = begin(items.length, undo);
  try {
    while (progress.done < items.length) {
      const batch = items.slice(progress.done, progress.done + batchSize);
      const { changed, conflicts } = await database.transaction((manager) => apply(manager, batch));
      progress.done += batch.length;
      progress.changed += changed;
      progress.conflictCount += conflicts.length;
      progress.conflicts.push(...conflicts.slice(0, maxConflicts - progress.conflicts.length));
      progress.isDone = progress.done === items.length;
      yield lineOf(progress);
    }
  } finally {
    // If the reader leaves in the middle, what was changed until then stays changed.
    const detail = [what, `${progress.changed} leads`].filter(Boolean).join(', ');
    await recordAudit(database.manager, { ...entry, detail });
  }
}
