import { api } from '@golghar/contracts';
import { useQuery } from '@tanstack/react-query';
import { request } from '@/lib/request';
import { leadKeys } from '../model/lead-keys';

export const useDashboard = () =>
  useQuery({ queryKey: leadKeys.dashboard, queryFn: ({ signal }) => request(api.dashboard, { signal }) });
