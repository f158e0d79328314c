import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { dropMoved } from '../../leads-core/api/lead-cache';
import { changeLeadKey, isChanging } from '../../leads-core/api/pending-changes';
import { useInbox } from '../../leads-core/store/inbox';

/**
 * When one moves on, the leads that were changed and do not pass the filters any more leave the list: each once the
 * server has answered, because what fails is shown on its row.
 */
export function usePinnedLeads(openId: string): void {
  const client = useQueryClient();
  const cursorId = useInbox((state) => state.cursorId);
  const changing = useIsMutating({ mutationKey: changeLeadKey });
  const leftIds = useRef<readonly string[]>([]);
  useEffect(() => {
    leftIds.current = [...useInbox.getState().pinnedIds].filter((id) => id !== openId && id !== cursorId);
  }, [openId, cursorId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer to a change may let leads go
  useEffect(() => {
    const goneIds = new Set(leftIds.current.filter((id) => !isChanging(client, id)));
    leftIds.current = leftIds.current.filter((id) => !goneIds.has(id));
    const here = [...useInbox.getState().pinnedIds, openId, cursorId];
    const pinnedIds = new Set(here.filter((id) => id && !goneIds.has(id)));
    useInbox.setState({ pinnedIds });
    if (goneIds.size > 0) dropMoved(client, pinnedIds);
  }, [client, openId, cursorId, changing]);
}
