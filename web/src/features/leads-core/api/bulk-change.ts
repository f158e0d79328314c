import { api, type BulkChange, type BulkProgress, type RequestOf, statusLabels } from '@golghar/contracts';
import { onlineManager, useIsMutating } from '@tanstack/react-query';
import { create } from 'zustand';
import { requestProgress } from '@/lib/api/request-stream';
import { counted } from '@/lib/counts';
import { showToast } from '@/lib/toast-store';
import { clearSelection, type Selected } from '../store/selection';
import type { LeadChange } from './lead-changes';
import {
  defineLeadMutation,
  isWaiting,
  type LeadVariables,
  ownChanges,
  versionToSend,
} from './lead-mutation';

const useProgress = create<{ progress?: BulkProgress | undefined }>()(() => ({}));

type Wanted = LeadVariables &
  RequestOf<typeof api.bulkChange> & {
    /** How the leads will look if the change itself doesn't say, such as an owner's name. */
    looks?: LeadChange | undefined;
  };

/** What is told of a change once it is made, and in short while it waits or after it failed. */
function wordsOf({ change, looks }: Pick<Wanted, 'change' | 'looks'>, changed = 0) {
  const leads = counted(changed, 'lead');
  if ('delete' in change)
    return { short: 'Delete', title: `${leads} deleted`, text: 'They can be restored for 30 days.' };
  if ('status' in change) {
    const status = statusLabels[change.status];
    return { short: status, title: `${leads} updated`, text: `Now ${status}.` };
  }
  if ('addTags' in change) {
    const tags = change.addTags.join(', ');
    return { short: tags, title: `${leads} tagged`, text: tags };
  }
  if ('ownerId' in change) {
    const text = change.ownerId ? 'Their new owner is told.' : 'Nobody owns them now.';
    return { short: `with ${looks?.owner?.name ?? 'nobody'}`, title: `${leads} handed over`, text };
  }
  const tags = change.removeTags.join(', ');
  return { short: `without ${tags}`, title: `${leads} changed`, text: `Without ${tags}.` };
}

const undoBulkChange = defineLeadMutation<LeadVariables, BulkProgress>('undo many', {
  words: () => 'As before',
  async send({ takesBack }) {
    const id = (takesBack?.answer as BulkProgress | undefined)?.undo;
    if (!id) throw new Error('Nothing was changed');
    return requestProgress(api.undoBulkChange, { params: { id } });
  },
  done: ({ changed }) => ({ title: `${counted(changed, 'lead')} as before` }),
  failed: () => 'That was not undone. Please try again.',
});

const changeMany = defineLeadMutation<Wanted, BulkProgress>('many', {
  words: (wanted) => wordsOf(wanted).short,
  preview(lead, { change, looks }, answer) {
    const { tags } = lead;
    if (answer?.conflicts.some(({ id }) => id === lead.id)) return lead;
    if ('delete' in change) return undefined;
    if ('status' in change) return { ...lead, status: change.status };
    if ('addTags' in change) return { ...lead, tags: [...new Set([...tags, ...change.addTags])] };
    if ('removeTags' in change)
      return { ...lead, tags: tags.filter((tag) => !change.removeTags.includes(tag)) };
    return { ...lead, ...looks };
  },
  async send({ change, selection }) {
    const named = 'leads' in selection ? selection.leads : undefined;
    const leads = named?.map(({ id, version }) => ({ id, version: versionToSend(id, version) }));
    const body = { change, selection: leads ? { leads } : selection };
    useProgress.setState({ progress: undefined });
    return requestProgress(api.bulkChange, { body }, (progress) => useProgress.setState({ progress }));
  },
  done({ changed, total, conflictCount, conflicts }, wanted) {
    clearSelection();
    const { title, text } = wordsOf(wanted, changed);
    if (conflictCount === 0) return { title, text };
    const names = conflicts.slice(0, 3).map(({ name }) => name);
    const others = conflictCount > names.length ? ` and ${conflictCount - names.length} more` : '';
    return {
      title: `${changed} of ${total} changed`,
      text: `${text} Left as before: ${names.join(', ')}${others}.`,
    };
  },
  failed: (_, reason) => ({
    title: reason ? 'No lead was changed' : 'Not all leads were changed. Please try again.',
    text: reason ?? 'The list shows what they are now.',
  }),
  undo: ({ leadIds }, answer) =>
    answer?.undo === null ? undefined : (takesBack) => undoBulkChange({ leadIds, takesBack }),
  canRetry: true,
});

/** Changes the selected leads together, reports the result, and offers Undo. */
export function changeSelected(
  { selection, shown }: Pick<Selected, 'selection' | 'shown'>,
  change: BulkChange,
  looks?: Wanted['looks'],
): void {
  const isOnline = onlineManager.isOnline();
  if (!isOnline && 'filter' in selection)
    return void showToast({
      title: 'All that match can’t be changed offline',
      text: 'Nobody knows here which they are. Leads that you select one by one wait for the connection.',
      kind: 'destructive',
    });
  void changeMany({ leadIds: shown.map(({ id }) => id), selection, change, looks });
  // Each row shows that its change is waiting.
  if (!isOnline) clearSelection();
}

export function useBulkProgress() {
  const { progress } = useProgress();
  const isPending = useIsMutating(ownChanges((mutation) => !isWaiting(mutation), 'many')) > 0;
  return { isPending, progress };
}
