import { api } from '@golghar/contracts';
import { queryOptions } from '@tanstack/react-query';
import { request } from '@/lib/api/request';

/** As often as the watchdog looks. */
const intervalMs = 15_000;

/** How the product is doing; asked again and again while the screen is open. */
export const operationsQuery = queryOptions({
  queryKey: [api.readOperations.path],
  queryFn: ({ signal }) => request(api.readOperations, { signal }),
  staleTime: 0,
  refetchInterval: intervalMs,
});
