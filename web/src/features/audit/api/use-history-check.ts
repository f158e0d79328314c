import { api } from '@golghar/contracts';
import { useQuery } from '@tanstack/react-query';
import { request } from '@/lib/request';

/** Compares the whole history with its seals, once and whenever somebody wants it again. */
export const useHistoryCheck = () =>
  useQuery({
    queryKey: [api.checkHistory.path],
    queryFn: ({ signal }) => request(api.checkHistory, { signal }),
  });
