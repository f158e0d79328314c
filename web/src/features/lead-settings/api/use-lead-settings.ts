import { api, type LeadSettings } from '@golghar/contracts';
import { queryOptions } from '@tanstack/react-query';
import { useUpdate } from '@/lib/api/use-update';
import { leadKeys } from '../../leads-core/model/lead-lists';

export const leadSettingsQuery = queryOptions<LeadSettings>({ queryKey: leadKeys.settings });

export const useSetLeadSettings = () =>
  useUpdate(api.setLeadSettings, leadKeys.settings, {
    done: { title: 'Settings saved', text: 'They hold for everybody at once.' },
    failed: 'The settings were not saved. Please try again.',
    refreshes: [leadKeys.outcomeReasons],
  });
