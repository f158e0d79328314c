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

/** Progress of the running change. */
const useProgress = create<{ progress?: BulkProgress | undefined }>()(() => ({}));

/** Reads lines of progress until the stream ends. @throws Error if it breaks off */
export async function follow<Progress extends { isDone: boolean }>(
  lines: AsyncGenerator<string[]>,
  onProgress: (progress: Progress) => void,
): Promise<Progress> {
  let last: Progress | undefined;
  for await (const some of lines) {
    last = JSON.parse(some.at(-1) ?? '{}') as Progress;
    onProgress(last);
  }
  if (!last?.isDone) throw new Error('It stopped half way');
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

/** The same for a single lead whose change is waiting or has failed. */
function shortWordsOf({ change, looks }: Wanted): string {
  if ('delete' in change) return 'Delete';
  if ('status' in change) return statusLabels[change.status];
  if ('addTags' in change) return change.addTags.join(', ');
  if ('ownerId' in change) return `with ${looks?.owner?.name ?? 'nobody'}`;
  return `without ${change.removeTags.join(', ')}`;
}

type Wanted = LeadVariables &
  RequestOf<typeof api.bulkChange> & {
    /** How the leads will look if the change itself doesn't say, such as an owner's name. */
    looks?: Partial<Submission> | undefined;
  };

/** Optimistic result of a change for a lead on the screen. */
function preview(lead: Submission, { change, looks }: Wanted): Submission | undefined {
  const { tags } = lead;
  if ('delete' in change) return undefined;
  if ('status' in change) return { ...lead, status: change.status };
  if ('addTags' in change) return { ...lead, tags: [...new Set([...tags, ...change.addTags])] };
  if ('removeTags' in change)
    return { ...lead, tags: tags.filter((tag) => !change.removeTags.includes(tag)) };
  return { ...lead, ...looks };
}

/** The result, and what was skipped because somebody else was faster. */
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
  send: ({ id }) =>
    follow<BulkProgress>(requestLines(api.undoBulkChange, { params: { id } }), () => undefined),
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
    const answer = await follow<BulkProgress>(lines, (progress) => useProgress.setState({ progress }));
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
  /** The selected leads that are on the screen. */
  shown: readonly Submission[];
};

/** Changes the selected leads together, reports the result, and offers Undo. */
export function changeSelected({ shown, ...wanted }: Change): void {
  const isOnline = onlineManager.isOnline();
  if (!isOnline && 'filter' in wanted.selection)
    return void showToast({
      title: 'All that match can’t be changed offline',
      text: 'Nobody knows here which they are. Leads that you select one by one wait for the connection.',
      kind: 'destructive',
    });
  void changeMany({ leadIds: shown.map(({ id }) => id), ...wanted });
  // Each row shows that its change is waiting.
  if (!isOnline) clearSelection();
}

/** Whether leads are being changed together, and how far that is. */
export function useBulkProgress() {
  const { progress } = useProgress();
  const mutationKey = [...leadMutations.mutationKey, 'many'];
  const isPending = useIsMutating({ mutationKey, predicate: (mutation) => !isWaiting(mutation) }) > 0;
  return { isPending, progress };
}
