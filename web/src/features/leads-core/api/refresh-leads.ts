import { api, type Submission } from '@golghar/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/lib/api/api-error';
import { request } from '@/lib/api/request';
import { type ListQuery, leadKeys } from '../model/lead-keys';
import { type LeadPages, withFreshStart } from '../model/lead-order';
import { useInbox } from '../store/inbox';
import { dropLead, patchLead } from './lead-cache';
import { leadQuery } from './use-lead';
import { pageSize, withNewest } from './use-leads';

/** What comes within this time is asked for together. */
const gatherMs = 150;

/** Asks for the beginning of a list. What a person just did and the server does not know yet stays on the screen. */
async function refreshStart(client: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  const query = { ...(queryKey[1] as ListQuery), limit: pageSize };
  const answer = withNewest(client, await request(api.listSubmissions, { query }));
  client.setQueryData<LeadPages>(
    queryKey,
    (pages) => pages && withFreshStart(pages, answer, useInbox.getState().pinnedIds),
  );
}

/** Refetches the queries that have data; what could not be loaded is left to its own button for another try. */
export const refetchLoaded = (client: QueryClient, queryKey: readonly unknown[]): Promise<void> =>
  client.invalidateQueries({ queryKey, predicate: ({ state }) => state.data !== undefined });

/**
 * Asks for the beginning of each list that is shown, and for the figures. Pages further down stay as they are:
 * whoever has scrolled through a thousand leads must not wait for all of them.
 */
async function refreshLists(client: QueryClient): Promise<void> {
  const shown = client.getQueryCache().findAll({ queryKey: leadKeys.lists, type: 'active' });
  const { dashboard, reports, views, today, tags, deleted, quarantine, imports, people } = leadKeys;
  const others = [dashboard, reports, views, today, tags, deleted, quarantine, imports, people];
  await Promise.all([
    client.invalidateQueries({ queryKey: leadKeys.lists, type: 'inactive', refetchType: 'none' }),
    ...others.map((queryKey) => refetchLoaded(client, queryKey)),
    ...shown
      .filter(({ state }) => state.data !== undefined)
      .map(({ queryKey }) => refreshStart(client, queryKey)),
  ]);
}

/** Asks for one lead and shows what it is now, or that it is gone. */
async function refreshLead(client: QueryClient, id: string): Promise<void> {
  // An answer that is still on its way may be older than what this is asked for.
  await client.cancelQueries({ queryKey: leadKeys.detail(id) });
  try {
    const {
      notes: _,
      alerts: __,
      statusChanges: ___,
      contacts: ____,
      ownerChanges: _____,
      quarantine: ______,
      replies: _______,
      corrections: ________,
      ...lead
    } = await client.fetchQuery({
      ...leadQuery(id),
      staleTime: 0,
    });
    patchLead(client, id, lead satisfies Submission);
  } catch (error) {
    const isGone = error instanceof ApiError && (error.status === 404 || error.code === 'deleted');
    if (!isGone) throw error;
    dropLead(client, id);
  }
}

/** The leads that the next refresh is to ask for, and the refresh before it. */
const gathering = new WeakMap<QueryClient, Set<string>>();
const running = new WeakMap<QueryClient, Promise<unknown>>();

async function refresh(client: QueryClient, ids: ReadonlySet<string>): Promise<void> {
  // One after the other: an answer that was overtaken would bring back what has changed since.
  await Promise.all([new Promise((resolve) => setTimeout(resolve, gatherMs)), running.get(client)]);
  gathering.delete(client);
  await Promise.allSettled([refreshLists(client), ...[...ids].map((id) => refreshLead(client, id))]);
}

/** After a change here or elsewhere: asks for the lead, the lists and the figures, once for all that happens together. */
export function refreshSoon(client: QueryClient, id?: string): void {
  const ids = gathering.get(client) ?? new Set();
  if (id) ids.add(id);
  if (gathering.has(client)) return;
  gathering.set(client, ids);
  running.set(client, refresh(client, ids));
}
