import type { Submission } from '@golghar/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { submissionQuery } from '../api/use-submission';
import { useInbox } from '../store/inbox';

/** The leads above and below one in its list; both are fetched before anybody asks for them. */
export function useNeighbours(leads: readonly Submission[], openId: string) {
  const client = useQueryClient();
  const cursorId = useInbox((state) => state.cursorId);
  const index = leads.findIndex(({ id }) => id === openId);
  const previousId = index > 0 ? leads[index - 1]?.id : undefined;
  const nextId = index >= 0 ? leads[index + 1]?.id : undefined;
  const soon = openId ? [nextId, previousId] : [cursorId || leads[0]?.id];
  const wanted = soon.filter(Boolean).join(' ');
  useEffect(() => {
    for (const id of wanted.split(' ').filter(Boolean)) void client.prefetchQuery(submissionQuery(id));
  }, [client, wanted]);
  return { previousId, nextId };
}
