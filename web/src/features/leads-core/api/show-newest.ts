import type { Submission } from '@golghar/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { leadKeys } from '../model/lead-keys';
import { keptLeads, patchLeads } from './lead-cache';
import { newestOf } from './pending-changes';

const pathsWithLeads = new Set<unknown>(
  [leadKeys.dashboard, leadKeys.details, leadKeys.lists, leadKeys.today].map(([path]) => path),
);

/**
 * Shows what one answer tells of a lead wherever else it stands. A change is made to the newest version that is known:
 * in a row that showed an older one a person would overwrite, unseen, what somebody else did. Returns what ends it.
 */
export const showNewest = (client: QueryClient): (() => void) =>
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
    if (!pathsWithLeads.has(event.query.queryKey[0])) return;
    const newest = new Map<string, Submission>();
    const kept = keptLeads(client);
    for (const lead of kept)
      if (lead.version > (newest.get(lead.id)?.version ?? 0)) newest.set(lead.id, lead);
    const changeOf = (lead: Submission) => {
      const newer = newest.get(lead.id);
      return newer && newer.version > lead.version ? newestOf(client, newer) : undefined;
    };
    if (kept.some(changeOf)) patchLeads(client, changeOf);
  });
