import { api } from '@golghar/contracts';
import { useQuery } from '@tanstack/react-query';
import { operationPages, operationQuery } from '@/lib/api/operations';

/** Leads that were set aside as spam, the latest first. */
export const quarantineQuery = operationPages(
  api.listQuarantine,
  { query: { limit: 50 } },
  ({ nextCursor }) => nextCursor && { cursor: nextCursor },
);

/** How many wait there. */
export const useQuarantineCount = () =>
  useQuery(operationQuery(api.listQuarantine, { query: { limit: 1 } })).data?.total;
