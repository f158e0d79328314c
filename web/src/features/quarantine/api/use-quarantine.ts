import { api } from '@golghar/contracts';
import { useQuery } from '@tanstack/react-query';
import { operationPages, operationQuery } from '@/lib/api/operations';

export const quarantineQuery = operationPages(api.listQuarantine);

export const useQuarantineCount = () =>
  useQuery(operationQuery(api.listQuarantine, { query: { limit: 1 } })).data?.total;
