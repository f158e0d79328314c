import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { dropMoved } from '../api/lead-cache';
import { useInbox } from '../store/inbox';

/** When one moves on, the leads that were changed and do not pass the filters any more leave the list. */
export function usePinnedLeads(openId: string): void {
  const client = useQueryClient();
  const cursorId = useInbox((state) => state.cursorId);
  useEffect(() => {
    const keptIds = new Set([openId, cursorId].filter(Boolean));
    const { pinnedIds } = useInbox.getState();
    const isLeft = [...pinnedIds].some((id) => !keptIds.has(id));
    useInbox.setState({ pinnedIds: keptIds });
    if (isLeft) dropMoved(client, keptIds);
  }, [client, openId, cursorId]);
}
