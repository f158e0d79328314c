import { api } from '@golghar/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '@/lib/request';
import { showToast } from '@/ui/toast/toast-store';
import { refreshAfterChange } from './refresh-leads';

/** Adds a note; `onAdded` is told of it even when what asked for it is not on the screen any more. */
export const useAddNote = (leadId: string, onAdded: (content: string) => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (content: string) => request(api.addNote, { params: { id: leadId }, body: { content } }),
    networkMode: 'always',
    onSuccess: (_, content) => {
      onAdded(content);
      showToast({ title: 'Note added', text: 'Your note has been added successfully' });
      // Nobody waits for it: the next note may be begun already.
      void refreshAfterChange(client, leadId);
    },
    onError: () => showToast({ title: 'Failed to add note. Please try again.', kind: 'destructive' }),
  });
};
