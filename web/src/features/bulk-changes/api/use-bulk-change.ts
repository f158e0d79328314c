import {
  api,
  type BulkChange,
  type BulkProgress,
  type RequestOf,
  type Submission,
  statusLabels,
} from '@golghar/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { requestLines } from '@/lib/api/request-stream';
import { showToast } from '@/ui/toast/toast-store';
import { dropLeads, patchLeads } from '../../leads-core/api/lead-cache';
import { leadMutation } from '../../leads-core/api/lead-mutation';
import { refreshLeads } from '../../leads-core/api/refresh-leads';
import { leadKeys } from '../../leads-core/model/lead-keys';
import { useInbox } from '../../leads-core/store/inbox';
import { clearSelection } from '../../leads-core/store/selection';
import { beginUndoable, failUndoable, offerUndo } from '../../leads-core/store/undo';

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

const countOf = (count: number) => `${count.toLocaleString('en-IN')} ${count === 1 ? 'lead' : 'leads'}`;

function wordsOf(change: BulkChange, changed: number): [title: string, text: string] {
  if ('delete' in change) return [`${countOf(changed)} deleted`, 'They can be restored for 30 days.'];
  if ('status' in change) return [`${countOf(changed)} updated`, `Now ${statusLabels[change.status]}.`];
  if ('addTags' in change) return [`${countOf(changed)} tagged`, change.addTags.join(', ')];
  if ('ownerId' in change)
    return [
      `${countOf(changed)} handed over`,
      change.ownerId ? 'Their new owner is told.' : 'Nobody owns them now.',
    ];
  return [`${countOf(changed)} changed`, `Without ${change.removeTags.join(', ')}.`];
}

/** What a change makes of a lead on the screen, before the server has answered. */
function preview(lead: Submission, { change, ids, looks }: Pending): Submission | undefined {
  const { tags } = lead;
  if (!ids.has(lead.id)) return lead;
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

type Pending = Variables & { ids: ReadonlySet<string> };

/** Changes the selected leads together; tells how far it is, what became of it, and offers to take it back. */
export function useBulkChange() {
  const client = useQueryClient();
  const [progress, setProgress] = useState<BulkProgress>();
  const onSettled = () => {
    setProgress(undefined);
    refreshLeads(client);
    void client.invalidateQueries({ queryKey: leadKeys.details });
  };
  const { mutate: undo } = useMutation({
    mutationFn: (id: string) => follow(requestLines(api.undoBulkChange, { params: { id } }), () => undefined),
    onSuccess: ({ changed }) => showToast({ title: `${countOf(changed)} as before` }),
    onError: () => showToast({ title: 'That was not undone. Please try again.', kind: 'destructive' }),
    onSettled,
  });
  const { mutate, isPending } = useMutation({
    ...leadMutation<Pending>({ preview }),
    mutationFn: ({ selection, change }: Pending) =>
      follow(requestLines(api.bulkChange, { body: { selection, change } }), setProgress),
    onMutate: ({ ids }) => {
      useInbox.setState(({ pinnedIds }) => ({ pinnedIds: new Set([...pinnedIds, ...ids]) }));
      return beginUndoable();
    },
    onSuccess: (answer, variables, undoable) => {
      const { changed, total, conflictCount, conflicts, undo: undoId } = answer;
      const { change } = variables;
      const ids = new Set(variables.ids);
      for (const { id } of conflicts) ids.delete(id);
      if ('delete' in change) dropLeads(client, ids);
      else patchLeads(client, (lead) => preview(lead, { ...variables, ids }));
      clearSelection();
      const [title, text] = wordsOf(change, changed);
      const names = conflicts.slice(0, 3).map(({ name }) => name);
      const others = conflictCount > names.length ? ` and ${conflictCount - names.length} more` : '';
      const left = conflictCount > 0 ? ` Left as before: ${names.join(', ')}${others}.` : '';
      const toast = {
        title: conflictCount > 0 ? `${changed} of ${total} changed` : title,
        text: text + left,
      };
      if (undoId) offerUndo(undoable, toast, () => undo(undoId));
      else showToast(toast);
    },
    onError: (_, __, undoable) => {
      if (undoable) failUndoable(undoable);
      showToast({
        title: 'Not all leads were changed. Please try again.',
        text: 'The list shows what they are now.',
        kind: 'destructive',
      });
    },
    onSettled,
  });
  const change = (variables: Variables) =>
    mutate({ ...variables, ids: new Set(variables.shown.map(({ id }) => id)) });
  return { change, isPending, progress };
}
