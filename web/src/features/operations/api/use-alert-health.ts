import { api } from '@golghar/contracts';
import { useQuery } from '@tanstack/react-query';
import { request } from '@/lib/api/request';

const intervalMs = 60_000;

/** Whether alerts come late; asked once a minute, because nobody is told of what does not arrive. */
export const useAlertHealth = () =>
  useQuery({
    queryKey: [api.readAlertHealth.path],
    queryFn: ({ signal }) => request(api.readAlertHealth, { signal }),
    refetchInterval: intervalMs,
  });
