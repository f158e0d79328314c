import { api, type LeadSettings, type RequestOf } from '@golghar/contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useReducer } from 'react';
import { request } from '@/lib/api/request';
import { showToast } from '@/ui/toast/toast-store';
import { leadKeys } from '../../leads-core/model/lead-lists';

export const leadSettingsQuery = queryOptions<LeadSettings>({ queryKey: leadKeys.settings });

/** Changes the settings for everybody, optimistically. */
export const useSetLeadSettings = () => {
  const client = useQueryClient();
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  return useMutation({
    mutationFn: (settings: RequestOf<typeof api.setLeadSettings>) =>
      request(api.setLeadSettings, { body: settings }),
    onMutate: (settings) => {
      // A response in flight is older than this choice.
      void client.cancelQueries({ queryKey: leadKeys.settings }, { revert: false, silent: true });
      const before = client.getQueryData<LeadSettings>(leadKeys.settings);
      client.setQueryData<LeadSettings>(leadKeys.settings, (all) => all && { ...all, ...settings });
      // The query notifies only after the event, when the choice would already have sprung back.
      drawAgain();
      return before;
    },
    onSuccess: () => showToast({ title: 'Settings saved', text: 'They hold for everybody at once.' }),
    onError: (_, __, before) => client.setQueryData<LeadSettings>(leadKeys.settings, before),
    meta: {
      failed: 'The settings were not saved. Please try again.',
      refreshes: [leadKeys.settings, leadKeys.outcomeReasons],
    },
  });
};
