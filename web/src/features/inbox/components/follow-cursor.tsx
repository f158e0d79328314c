import type { Submission } from '@golghar/contracts';
import { usePrefetch } from '../../leads-core/hooks/use-prefetch';
import { neighboursOf } from '../../leads-core/model/lead-order';
import { useInbox } from '../../leads-core/store/inbox';
import { usePinnedLeads } from '../hooks/use-pinned-leads';

type Props = { leads: readonly Submission[]; openId: string };

/** What happens as one moves from row to row; a component of its own, so that the page is not drawn again by it. */
export function FollowCursor({ leads, openId }: Props) {
  const cursorId = useInbox((state) => state.cursorId);
  const { previousId, nextId } = neighboursOf(leads, openId);
  usePrefetch(openId ? [nextId, previousId] : [cursorId || leads[0]?.id]);
  usePinnedLeads(openId);
  return null;
}
