import { api, type ResponseOf } from '@golghar/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { request } from '@/lib/api/request';
import { showToast } from '@/ui/toast/toast-store';
import { leadKeys } from '../model/lead-keys';
import { refreshLeads } from './refresh-leads';

/** Every tag in use, the most used first. */
export const useTags = () =>
  useQuery({
    queryKey: leadKeys.tags,
    select: ({ tags }: ResponseOf<typeof api.listTags>) => tags,
  });

/** Gives a tag another name on every lead, or merges it into one that is there. */
export const useRenameTag = () =>
  useMutation({
    mutationFn: (body: { from: string; to: string }) => request(api.renameTag, { body }),
    onSuccess: ({ changed }, { from, to }) =>
      showToast({
        title: `${from} is ${to} now`,
        text: `${changed} ${changed === 1 ? 'lead' : 'leads'} changed`,
      }),
    onSettled: () => refreshLeads(),
    meta: { failed: 'The tag was not renamed. Please try again.', refreshes: [leadKeys.tags] },
  });
