import type { LeadActivityEntity } from './lead-activity.entity';

type Activity = Pick<LeadActivityEntity, 'id' | 'leadId' | 'kind' | 'after' | 'entryId' | 'undoes'>;

const beingThere: ReadonlySet<string> = new Set(['deletion', 'restoration', 'spam', 'notSpam']);

/** What a change is about, so that another may stand in the way of its Undo: fields, the lead itself, a note. */
function topicsOf({ kind, after, entryId }: Activity): string[] {
  if (beingThere.has(kind)) return ['being there'];
  if (kind === 'note' || kind === 'contact') return [`${entryId}`];
  if (kind === 'prospects' || kind === 'correction')
    return Object.keys(after ?? {}).map((field) => `${kind} ${field}`);
  return [kind];
}

/** Changes that are undone, and whose Undo was not undone itself. */
function undoneIn(history: readonly Activity[]): Set<string> {
  const undone = new Set<string>();
  for (const { id, undoes } of history) if (undoes && !undone.has(id)) undone.add(undoes);
  return undone;
}

/**
 * The latest change that stands in the way of an Undo: a later one of the same, unless it was undone.
 * @param history what happened to the lead since, the newest first
 */
export function findLater<Later extends Activity>(
  change: Activity,
  history: readonly Later[],
): Later | undefined {
  const undone = undoneIn(history);
  const topics = new Set(topicsOf(change));
  return history.find(
    (later) =>
      later.id > change.id &&
      later.leadId === change.leadId &&
      !undone.has(later.id) &&
      !(later.undoes && later.undoes > change.id) &&
      topicsOf(later).some((topic) => topics.has(topic)),
  );
}

/** Whether a change can be undone as far as other changes go; of a lead that is not there, only that can be. */
export const stands = (
  change: Activity,
  { deletion }: { deletion: unknown },
  history: readonly Activity[],
): boolean => (!deletion || beingThere.has(change.kind)) && findLater(change, history) === undefined;
