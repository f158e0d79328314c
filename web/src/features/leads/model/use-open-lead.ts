import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { toQuery } from './filters';
import { dropLeads } from './patch-leads';
import { pinnedLeads } from './pinned-leads';
import { useFilters } from './use-filters';

/**
 * The list's open lead, kept in the address. When one moves on from it, the leads that were changed and do not pass
 * the filter any more leave the list.
 */
export function useOpenLead() {
  const client = useQueryClient();
  const { openId, filters, set } = useFilters();
  const { status } = toQuery(filters);

  useEffect(() => {
    pinnedLeads.clear();
    if (openId) pinnedLeads.add(openId);
    if (status) dropLeads(client, (lead) => lead.status !== status && lead.id !== openId);
  }, [client, openId, status]);

  const open = useCallback((id: string, options?: { replace: boolean }) => set({ lead: id }, options), [set]);
  const toggle = useCallback(
    (id: string) => open(new URLSearchParams(window.location.search).get('lead') === id ? '' : id),
    [open],
  );
  return { openId, open, toggle };
}
