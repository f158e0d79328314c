import { api } from '@golghar/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '@/lib/request';
import { showToast } from '@/ui/toast/toast-store';
import { refreshAfterChange } from './refresh-leads';

export const useAddNote = (leadId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (content: string) => request(api.addNote, { params: { id: leadId }, body: { content } }),
    networkMode: 'always',
    onSuccess: () => {
      showToast({ title: 'Note added', text: 'Your note has been added successfully' });
      return refreshAfterChange(client, leadId);
    },
    onError: () => showToast({ title: 'Failed to add note. Please try again.', kind: 'destructive' }),
  });
};
