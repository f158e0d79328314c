import { api } from '@golghar/contracts';
import { queryClient } from '@/lib/api/query-client';
import { request } from '@/lib/api/request';
import { leadKeys } from '../model/lead-keys';
import { dropLeads } from './lead-cache';
import { defineLeadMutation, type OneLead } from './lead-mutation';

type Named = { id: string; name: string | undefined };

type Words = { words: string; done: { title: string; text: string }; failed: string };

/** Restores a hidden lead. */
function defineReturn(
  endpoint: typeof api.markNotSpam | typeof api.restoreSubmission,
  { words, done, failed }: Words,
) {
  const run = defineLeadMutation<OneLead, unknown>(words, {
    words: () => words,
    send: ({ leadIds: [id] }) => request(endpoint, { params: { id } }),
    done: (_, { about }) => ({ about, ...done }),
    failed: () => failed,
  });
  return ({ id, name }: Named) => run({ leadIds: [id], about: name });
}

/** Hides a lead optimistically; the message offers Undo. */
function defineHiding(
  endpoint: typeof api.markSpam | typeof api.deleteSubmission,
  bringBack: (lead: Named) => unknown,
  { words, done, failed }: Words,
) {
  const run = defineLeadMutation<OneLead, void>(words, {
    words: () => words,
    preview: () => undefined,
    async send({ leadIds: [id] }) {
      await request(endpoint, { params: { id } });
      dropLeads(new Set([id]));
      queryClient.removeQueries({ queryKey: leadKeys.detail(id), type: 'inactive' });
    },
    done: (_, { about }) => ({ about, ...done }),
    failed: () => failed,
    undo:
      ({ leadIds: [id], about }) =>
      () =>
        bringBack({ id, name: about }),
    isUndoneByAnswer: true,
    canRetry: true,
  });
  return ({ id, name }: Named) => run({ leadIds: [id], about: name });
}

/** Releases a lead from quarantine; its alerts are sent then. */
export const markNotSpam = defineReturn(api.markNotSpam, {
  words: 'Not spam',
  done: { title: 'Not spam', text: 'In the list of leads, as if just arrived.' },
  failed: 'The lead was not brought back. Please try again.',
});

/** Quarantines a lead as spam. */
export const markSpam = defineHiding(api.markSpam, markNotSpam, {
  words: 'Spam',
  done: { title: 'Marked as spam', text: 'In quarantine for 30 days.' },
  failed: 'The lead was not marked as spam. Please try again.',
});

export const restoreLead = defineReturn(api.restoreSubmission, {
  words: 'Restore',
  done: { title: 'Lead restored', text: 'It is in the list again.' },
  failed: 'The lead was not restored. Please try again.',
});

export const deleteLead = defineHiding(api.deleteSubmission, restoreLead, {
  words: 'Delete',
  done: { title: 'Submission deleted', text: 'The lead has been deleted successfully' },
  failed: 'Failed to delete submission. Please try again.',
});
