import type { Submission } from '@golghar/contracts';
import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { queryClient } from '@/lib/api/query-client';
import { currentUser } from '@/lib/session/session';
import { mapLeads } from '../../leads-core/api/lead-cache';
import { isChanging, pendingLeadChanges } from '../../leads-core/api/lead-mutation';
import { usePrefetch } from '../../leads-core/api/use-lead';
import { type ListQuery, leadKeys } from '../../leads-core/model/lead-keys';
import { neighboursOf } from '../../leads-core/model/lead-order';
import { noLongerMatches } from '../../leads-core/model/no-longer-matches';
import { useInbox } from '../../leads-core/store/inbox';

/** Takes the leads that do not pass a list's filters any more out of it, but for those that are kept. */
function removeFilteredOut(keptIds: ReadonlySet<string>): void {
  const myId = currentUser()?.id;
  for (const { queryKey } of queryClient.getQueryCache().findAll({ queryKey: leadKeys.lists }))
    queryClient.setQueryData(queryKey, (list: unknown) =>
      mapLeads(list, (lead) =>
        keptIds.has(lead.id) || !noLongerMatches(lead, queryKey[1] as ListQuery, myId) ? lead : undefined,
      ),
    );
}

/**
 * When one moves on, the leads that were changed and do not pass the filters any more leave the list: each once the
 * server has answered, because what fails is shown on its row.
 */
function usePinnedLeads(openId: string): void {
  const cursorId = useInbox((state) => state.cursorId);
  const changing = useIsMutating(pendingLeadChanges);
  const leftIds = useRef<readonly string[]>([]);
  useEffect(() => {
    leftIds.current = [...useInbox.getState().pinnedIds].filter((id) => id !== openId && id !== cursorId);
  }, [openId, cursorId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer to a change may let leads go
  useEffect(() => {
    const goneIds = new Set(leftIds.current.filter((id) => !isChanging(id)));
    leftIds.current = leftIds.current.filter((id) => !goneIds.has(id));
    const here = [...useInbox.getState().pinnedIds, openId, cursorId];
    const pinnedIds = new Set(here.filter((id) => id && !goneIds.has(id)));
    useInbox.setState({ pinnedIds });
    if (goneIds.size > 0) removeFilteredOut(pinnedIds);
  }, [openId, cursorId, changing]);
}

type Props = { leads: readonly Submission[]; openId: string };

/** What happens as one moves from row to row; a component of its own, so that the page is not drawn again by it. */
export function FollowCursor({ leads, openId }: Props) {
  const cursorId = useInbox((state) => state.cursorId);
  const { previousId, nextId } = neighboursOf(leads, openId);
  usePrefetch(openId ? [nextId, previousId] : [cursorId || leads[0]?.id]);
  usePinnedLeads(openId);
  return null;
}
