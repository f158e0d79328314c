import { api, type Endpoint } from '@golghar/contracts';
import { call } from '@/lib/api/request';
import type { Undoable } from '../store/undo';
import { defineLeadMutation, type OneLead } from './lead-mutation';

type Named = { id: string; name: string | undefined };

type Move = {
  words: string;
  done: { title: string; text: string };
  failed: string;
  bringBack?: (lead: Named, takesBack: Undoable) => unknown;
};

/** Moves a lead out of the lists, with Undo if there is a way back, or back into them. */
function defineMove(endpoint: Endpoint, { words, done, failed, bringBack }: Move) {
  const run = defineLeadMutation<OneLead, unknown>(words, {
    words: () => words,
    send: ({ leadIds: [id] }) => call(endpoint, { params: { id } }),
    done: (_, { about }) => ({ about, ...done }),
    failed: () => failed,
    ...(bringBack && {
      preview: () => undefined,
      undo: ({ leadIds: [id], about }, takesBack) => bringBack({ id, name: about }, takesBack),
      canRetry: true,
    }),
  });
  return ({ id, name }: Named, takesBack?: Undoable) => run({ leadIds: [id], about: name, takesBack });
}

/** Releases a lead from quarantine; its alerts are sent then. */
export const markNotSpam = defineMove(api.markNotSpam, {
  words: 'Not spam',
  done: { title: 'Not spam', text: 'In the list of leads, as if just arrived.' },
  failed: 'The lead was not brought back. Please try again.',
});

export const markSpam = defineMove(api.markSpam, {
  words: 'Spam',
  done: { title: 'Marked as spam', text: 'In quarantine for 30 days.' },
  failed: 'The lead was not marked as spam. Please try again.',
  bringBack: markNotSpam,
});

export const restoreLead = defineMove(api.restoreSubmission, {
  words: 'Restore',
  done: { title: 'Lead restored', text: 'It is in the list again.' },
  failed: 'The lead was not restored. Please try again.',
});

export const deleteLead = defineMove(api.deleteSubmission, {
  words: 'Delete',
  done: { title: 'Submission deleted', text: 'The lead has been deleted successfully' },
  failed: 'Failed to delete submission. Please try again.',
  bringBack: restoreLead,
});
