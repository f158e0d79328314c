import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { leadQuery } from '../api/use-lead';

/** Fetches leads before anybody asks for them. */
export function usePrefetch(ids: readonly (string | undefined)[]): void {
  const client = useQueryClient();
  const wanted = ids.filter(Boolean).join(' ');
  useEffect(() => {
    for (const id of wanted.split(' ').filter(Boolean)) void client.prefetchQuery(leadQuery(id));
  }, [client, wanted]);
}
