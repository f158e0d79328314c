import { api, type Dashboard } from '@golghar/contracts';
import { useQuery } from '@tanstack/react-query';
import { request } from '@/lib/api/request';
import { mergeLeads } from '../../leads-core/api/lead-cache';
import { leadKeys } from '../../leads-core/model/lead-keys';

export const useDashboard = () =>
  useQuery<Dashboard>({
    queryKey: leadKeys.dashboard,
    queryFn: async ({ client, signal }) => mergeLeads(client, await request(api.dashboard, { signal })),
  });
