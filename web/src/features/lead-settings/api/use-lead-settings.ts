import { api, type LeadSettings, type RequestOf } from '@golghar/contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '@/lib/api/request';
import { useOptimisticData } from '@/lib/api/use-optimistic-data';
import { showToast } from '@/lib/toast-store';
import { leadKeys } from '../../leads-core/model/lead-lists';

export const leadSettingsQuery = queryOptions<LeadSettings>({ queryKey: leadKeys.settings });

export const useSetLeadSettings = () => {
  const client = useQueryClient();
  const update = useOptimisticData<LeadSettings>(leadKeys.settings);
  return useMutation({
    mutationFn: (settings: RequestOf<typeof api.setLeadSettings>) =>
      request(api.setLeadSettings, { body: settings }),
    onMutate: (settings) => update((all) => all && { ...all, ...settings }),
    onSuccess: () => showToast({ title: 'Settings saved', text: 'They hold for everybody at once.' }),
    onError: (_, __, before) => client.setQueryData<LeadSettings>(leadKeys.settings, before),
    meta: {
      failed: 'The settings were not saved. Please try again.',
      refreshes: [leadKeys.settings, leadKeys.outcomeReasons],
    },
  });
};
