import { api } from '@golghar/contracts';
import { useQuery } from '@tanstack/react-query';
import { request } from '@/lib/request';
import { leadKeys } from '../model/lead-keys';

/** One lead with its notes, alerts and changes. */
export const useSubmission = (id: string) =>
  useQuery({
    queryKey: leadKeys.detail(id),
    queryFn: async ({ signal }) => (await request(api.getSubmission, { params: { id }, signal })).submission,
  });
