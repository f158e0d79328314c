import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { dropMoved } from './patch-leads';
import { pinnedLeads } from './pinned-leads';
import { useFilters } from './use-filters';

/**
 * The list's open lead, kept in the address. When one moves on from it, the leads that were changed and do not pass
 * the filter any more leave the list.
 */
export function useOpenLead() {
  const client = useQueryClient();
  const { openId, set } = useFilters();

  useEffect(() => {
    pinnedLeads.clear();
    if (openId) pinnedLeads.add(openId);
    dropMoved(client, openId);
  }, [client, openId]);

  const open = useCallback((id: string, options?: { replace: boolean }) => set({ lead: id }, options), [set]);
  const toggle = useCallback(
    (id: string) => open(new URLSearchParams(window.location.search).get('lead') === id ? '' : id),
    [open],
  );
  return { openId, open, toggle };
}
