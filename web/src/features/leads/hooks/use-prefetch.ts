import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { submissionQuery } from '../api/use-submission';

/** Fetches leads before anybody asks for them. */
export function usePrefetch(ids: readonly (string | undefined)[]): void {
  const client = useQueryClient();
  const wanted = ids.filter(Boolean).join(' ');
  useEffect(() => {
    for (const id of wanted.split(' ').filter(Boolean)) void client.prefetchQuery(submissionQuery(id));
  }, [client, wanted]);
}
