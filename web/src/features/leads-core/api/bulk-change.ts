import {
  api,
  type BulkChange,
  type BulkProgress,
  type RequestOf,
  type Submission,
  statusLabels,
} from '@golghar/contracts';
import { onlineManager, useIsMutating } from '@tanstack/react-query';
import { create } from 'zustand';
import { queryClient } from '@/lib/api/query-client';
import { requestLines } from '@/lib/api/request-stream';
import { counted } from '@/lib/counts';
import { showToast } from '@/ui/toast/toast-store';
import { leadKeys } from '../model/lead-keys';
import { clearSelection } from '../store/selection';
import { dropLeads, patchLeads } from './lead-cache';
import {
  defineLeadMutation,
  isWaiting,
  type LeadVariables,
  leadMutations,
  versionToSend,
} from './lead-mutation';

/** How far the change is that is made now. */
const useProgress = create<{ progress?: BulkProgress | undefined }>()(() => ({}));

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

/** The same for one of them, where it waits or has failed. */
function shortWordsOf({ change, looks }: Wanted): string {
  if ('delete' in change) return 'Delete';
  if ('status' in change) return statusLabels[change.status];
  if ('addTags' in change) return change.addTags.join(', ');
  if ('ownerId' in change) return `with ${looks?.owner?.name ?? 'nobody'}`;
  return `without ${change.removeTags.join(', ')}`;
}

type Wanted = LeadVariables &
  RequestOf<typeof api.bulkChange> & {
    /** What they look like by it, where the change itself doesn't say, as with an owner's name. */
    looks?: Partial<Submission> | undefined;
  };

/** What a change makes of a lead on the screen, before the server has answered. */
function preview(lead: Submission, { change, looks }: Wanted): Submission | undefined {
  const { tags } = lead;
  if ('delete' in change) return undefined;
  if ('status' in change) return { ...lead, status: change.status };
  if ('addTags' in change) return { ...lead, tags: [...new Set([...tags, ...change.addTags])] };
  if ('removeTags' in change)
    return { ...lead, tags: tags.filter((tag) => !change.removeTags.includes(tag)) };
  return { ...lead, ...looks };
}

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

const refreshDetails = () => void queryClient.invalidateQueries({ queryKey: leadKeys.details });

const undoBulkChange = defineLeadMutation<LeadVariables & { id: string }, BulkProgress>('undo many', {
  words: () => 'As before',
  send: ({ id }) => follow(requestLines(api.undoBulkChange, { params: { id } }), () => undefined),
  done({ changed }) {
    refreshDetails();
    return { title: `${counted(changed, 'lead')} as before` };
  },
  failed: () => 'That was not undone. Please try again.',
});

const changeMany = defineLeadMutation<Wanted, BulkProgress>('many', {
  words: shortWordsOf,
  preview,
  async send(wanted) {
    const { change, leadIds } = wanted;
    const selection =
      'leads' in wanted.selection
        ? {
            leads: wanted.selection.leads.map(({ id, version }) => ({
              id,
              version: versionToSend(id, version),
            })),
          }
        : wanted.selection;
    useProgress.setState({ progress: undefined });
    const lines = requestLines(api.bulkChange, { body: { selection, change } });
    const answer = await follow(lines, (progress) => useProgress.setState({ progress }));
    const conflicting = answer.conflicts.map(({ id }) => id);
    const changed = new Set(leadIds.filter((id) => !conflicting.includes(id)));
    if ('delete' in change) dropLeads(changed);
    else patchLeads((lead) => (changed.has(lead.id) ? preview(lead, wanted) : lead));
    return answer;
  },
  done(answer, { change }) {
    clearSelection();
    refreshDetails();
    return toastOf(answer, change);
  },
  failed(_, reason) {
    refreshDetails();
    return {
      title: reason ? 'No lead was changed' : 'Not all leads were changed. Please try again.',
      text: reason ?? 'The list shows what they are now.',
    };
  },
  undo: ({ leadIds }, answer) => {
    const id = answer?.undo;
    return id ? () => void undoBulkChange({ leadIds, id }) : undefined;
  },
  isUndoneByAnswer: true,
  canRetry: true,
});

type Change = Pick<Wanted, 'selection' | 'change' | 'looks'> & {
  /** Those of the selected leads that are on the screen. */
  shown: readonly Submission[];
};

function changeSelected({ shown, ...wanted }: Change): void {
  const isOnline = onlineManager.isOnline();
  if (!isOnline && 'filter' in wanted.selection)
    return void showToast({
      title: 'All that match can’t be changed offline',
      text: 'Nobody knows here which they are. Leads that you select one by one wait for the connection.',
      kind: 'destructive',
    });
  void changeMany({ leadIds: shown.map(({ id }) => id), ...wanted });
  // Each row says that it waits.
  if (!isOnline) clearSelection();
}

/** Changes the selected leads together; tells how far it is, what became of it, and offers to take it back. */
export function useBulkChange() {
  const { progress } = useProgress();
  const mutationKey = [...leadMutations.mutationKey, 'many'];
  const isPending = useIsMutating({ mutationKey, predicate: (mutation) => !isWaiting(mutation) }) > 0;
  return { change: changeSelected, isPending, progress };
}
