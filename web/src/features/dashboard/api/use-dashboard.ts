import { api } from '@golghar/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '@/lib/api/request';
import { mergeLeads } from '../../leads-core/api/lead-cache';
import { leadKeys } from '../../leads-core/model/lead-lists';

export const dashboardQuery = queryOptions({
  queryKey: leadKeys.dashboard,
  queryFn: async ({ signal }) => mergeLeads(await request(api.dashboard, { signal })),
});

export const useDashboard = () => useQuery(dashboardQuery);
