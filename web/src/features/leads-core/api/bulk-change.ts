import {
  api,
  type BulkChange,
  type BulkProgress,
  type RequestOf,
  type Submission,
  statusLabels,
} from '@golghar/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@/lib/api/api-error';
import { queryClient } from '@/lib/api/query-client';
import { requestLines } from '@/lib/api/request-stream';
import { counted } from '@/lib/counts';
import { showToast } from '@/ui/toast/toast-store';
import { leadKeys } from '../model/lead-keys';
import { pinLeads } from '../store/inbox';
import { clearSelection } from '../store/selection';
import { beginUndoable, failUndoable, offerUndo } from '../store/undo';
import { dropLeads, patchLeads } from './lead-cache';
import { runLeadMutation } from './lead-mutation';

/** Reads the lines of progress to the last one. @throws Error when they break off */
async function follow(lines: AsyncGenerator<string[]>, onProgress: (progress: BulkProgress) => void) {
  let last: BulkProgress | undefined;
  for await (const some of lines) {
    last = JSON.parse(some.at(-1) ?? '{}') as BulkProgress;
    onProgress(last);
  }
  if (!last?.isDone) throw new Error('The change stopped half way');
  return last;
}

function wordsOf(change: BulkChange, changed: number): [title: string, text: string] {
  if ('delete' in change) return [`${counted(changed, 'lead')} deleted`, 'They can be restored for 30 days.'];
  if ('status' in change)
    return [`${counted(changed, 'lead')} updated`, `Now ${statusLabels[change.status]}.`];
  if ('addTags' in change) return [`${counted(changed, 'lead')} tagged`, change.addTags.join(', ')];
  if ('ownerId' in change)
    return [
      `${counted(changed, 'lead')} handed over`,
      change.ownerId ? 'Their new owner is told.' : 'Nobody owns them now.',
    ];
  return [`${counted(changed, 'lead')} changed`, `Without ${change.removeTags.join(', ')}.`];
}

/** What a change makes of a lead on the screen, before the server has answered. */
function preview(lead: Submission, { change, looks }: Variables): Submission | undefined {
  const { tags } = lead;
  if ('delete' in change) return undefined;
  if ('status' in change) return { ...lead, status: change.status };
  if ('addTags' in change) return { ...lead, tags: [...new Set([...tags, ...change.addTags])] };
  if ('removeTags' in change)
    return { ...lead, tags: tags.filter((tag) => !change.removeTags.includes(tag)) };
  return { ...lead, ...looks };
}

type Variables = RequestOf<typeof api.bulkChange> & {
  /** Those of the selected leads that are on the screen. */
  shown: readonly Submission[];
  /** What they look like by it, where the change itself doesn't say, as with an owner's name. */
  looks?: Partial<Submission>;
};

/** What came of it, and what was left as it is because somebody else was faster. */
function toastOf({ changed, total, conflictCount, conflicts }: BulkProgress, change: BulkChange) {
  const [title, text] = wordsOf(change, changed);
  if (conflictCount === 0) return { title, text };
  const names = conflicts.slice(0, 3).map(({ name }) => name);
  const others = conflictCount > names.length ? ` and ${conflictCount - names.length} more` : '';
  return {
    title: `${changed} of ${total} changed`,
    text: `${text} Left as before: ${names.join(', ')}${others}.`,
  };
}

const refreshDetails = () => queryClient.invalidateQueries({ queryKey: leadKeys.details });

async function undoBulkChange(id: string): Promise<void> {
  const send = () => follow(requestLines(api.undoBulkChange, { params: { id } }), () => undefined);
  try {
    const { changed } = await runLeadMutation({ send });
    showToast({ title: `${counted(changed, 'lead')} as before` });
  } catch {
    showToast({ title: 'That was not undone. Please try again.', kind: 'destructive' });
  }
  void refreshDetails();
}

async function changeMany(variables: Variables, onProgress: (progress: BulkProgress) => void) {
  const { selection, change, shown } = variables;
  const ids = new Set(shown.map(({ id }) => id));
  const undoable = beginUndoable();
  pinLeads(ids);
  const previewEach = (lead: Submission) => (ids.has(lead.id) ? preview(lead, variables) : lead);
  const send = async () => {
    const answer = await follow(requestLines(api.bulkChange, { body: { selection, change } }), onProgress);
    for (const { id } of answer.conflicts) ids.delete(id);
    if ('delete' in change) dropLeads(ids);
    else patchLeads(previewEach);
    return answer;
  };
  try {
    const answer = await runLeadMutation({ preview: previewEach, send });
    clearSelection();
    const { undo: undoId } = answer;
    if (undoId) offerUndo(undoable, toastOf(answer, change), () => void undoBulkChange(undoId));
    else showToast(toastOf(answer, change));
  } catch (error) {
    failUndoable(undoable);
    // What the server says is wrong, such as a colleague who has left.
    const [refused] = error instanceof ApiError ? Object.values(error.wire?.fields ?? {}) : [];
    showToast({
      title: refused ? 'No lead was changed' : 'Not all leads were changed. Please try again.',
      text: refused ?? 'The list shows what they are now.',
      kind: 'destructive',
    });
  }
  void refreshDetails();
}

/** Changes the selected leads together; tells how far it is, what became of it, and offers to take it back. */
export function useBulkChange() {
  const [progress, setProgress] = useState<BulkProgress>();
  const { mutate: change, isPending } = useMutation({
    mutationFn: (variables: Variables) => changeMany(variables, setProgress),
    onSettled: () => setProgress(undefined),
  });
  return { change, isPending, progress };
}
