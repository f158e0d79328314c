import type {
  Dashboard,
  ListedSubmission,
  SessionUser,
  Submission,
  SubmissionDetail,
  Today,
} from '@golghar/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { sessionKey } from '@/lib/api/session-key';
import { hasLeft } from '../model/has-left';
import { type ListQuery, leadKeys } from '../model/lead-keys';
import { type LeadPages, leadsOf } from '../model/lead-order';
import { useInbox } from '../store/inbox';

/** Changes what the lists hold; the change is told what a list was asked for. */
function changeLists(
  client: QueryClient,
  change: (leads: ListedSubmission[], query: ListQuery) => ListedSubmission[],
): void {
  for (const [queryKey] of client.getQueriesData<LeadPages>({ queryKey: leadKeys.lists })) {
    client.setQueryData<LeadPages>(
      queryKey,
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            submissions: change(page.submissions, queryKey[1] as ListQuery),
          })),
        },
    );
  }
}

/** What is to be changed of a lead; undefined where nothing is. */
type ChangeOf = (lead: Submission) => Partial<Submission> | undefined;

/** Changes leads wherever they are kept, each place once: in lists, details, on the dashboard and among what is due today. */
export function patchLeads(client: QueryClient, changeOf: ChangeOf): void {
  const patch = <L extends Submission>(lead: L): L => {
    const change = changeOf(lead);
    return change ? { ...lead, ...change } : lead;
  };
  changeLists(client, (leads) => leads.map(patch));
  for (const [queryKey, lead] of client.getQueriesData<SubmissionDetail>({ queryKey: leadKeys.details }))
    if (lead && changeOf(lead)) client.setQueryData<SubmissionDetail>(queryKey, patch(lead));
  client.setQueryData<Dashboard>(
    leadKeys.dashboard,
    (data) =>
      data && {
        ...data,
        recent: data.recent.map(patch),
        ...(data.waiting && { waiting: data.waiting.map(patch) }),
      },
  );
  client.setQueryData<Today>(
    leadKeys.today,
    (data) =>
      data && {
        ...data,
        items: data.items.map((item) => ({ ...item, submission: patch(item.submission) })),
      },
  );
}

/** Changes one lead wherever it is kept. */
export const patchLead = (client: QueryClient, id: string, change: Partial<Submission>): void =>
  patchLeads(client, (lead) => (lead.id === id ? change : undefined));

/** Takes leads that are gone out of all lists: nothing keeps them there. Returns what puts them back. */
export function dropLeads(client: QueryClient, ids: ReadonlySet<string>): () => void {
  const keys = [leadKeys.lists, leadKeys.today];
  const before = keys.flatMap((queryKey) => client.getQueriesData({ queryKey }));
  useInbox.setState(({ pinnedIds }) => ({
    pinnedIds: new Set([...pinnedIds].filter((pinned) => !ids.has(pinned))),
  }));
  changeLists(client, (leads) => leads.filter(({ id }) => !ids.has(id)));
  client.setQueryData<Today>(
    leadKeys.today,
    (data) => data && { ...data, items: data.items.filter(({ submission }) => !ids.has(submission.id)) },
  );
  const after = new Map(before.map(([queryKey]) => [queryKey, client.getQueryData(queryKey)]));
  return () => {
    // What was asked for again since knows them by itself.
    for (const [queryKey, data] of before)
      if (client.getQueryData(queryKey) === after.get(queryKey)) client.setQueryData(queryKey, data);
  };
}

export const dropLead = (client: QueryClient, id: string): (() => void) => dropLeads(client, new Set([id]));

/** What a lead is called, for messages about it. */
export const nameOfLead = (client: QueryClient, id: string): string | undefined =>
  shownLead(client, id)?.name;

/** Takes the leads that do not pass a list's filters any more out of it, but for those that are kept. */
export function dropMoved(client: QueryClient, keptIds: ReadonlySet<string>): void {
  const myId = client.getQueryData<SessionUser | null>(sessionKey)?.id;
  changeLists(client, (leads, query) =>
    leads.filter((lead) => keptIds.has(lead.id) || !hasLeft(lead, query, myId)),
  );
}

/** Every lead that is kept, as often as it is kept. */
export function keptLeads(client: QueryClient): Submission[] {
  const details = client.getQueriesData<SubmissionDetail>({ queryKey: leadKeys.details });
  const lists = client.getQueriesData<LeadPages>({ queryKey: leadKeys.lists });
  const today = client.getQueryData<Today>(leadKeys.today)?.items ?? [];
  const { recent = [], waiting = [] } = client.getQueryData<Dashboard>(leadKeys.dashboard) ?? {};
  return [
    ...details.flatMap(([, lead]) => lead ?? []),
    ...lists.flatMap(([, pages]) => leadsOf(pages)),
    ...today.map(({ submission }) => submission),
    ...recent,
    ...waiting,
  ];
}

/** The lead as the screen shows it now, whichever list or page shows it. */
export const shownLead = (client: QueryClient, id: string): Submission | undefined =>
  keptLeads(client)
    .filter((lead) => lead.id === id)
    .sort((a, b) => b.version - a.version)[0];
