import type { Dashboard, ListedSubmission, Submission, SubmissionDetail } from '@golghar/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { hasLeft } from '../model/has-left';
import { type ListQuery, leadKeys } from '../model/lead-keys';
import { type LeadPages, leadsOf } from '../model/lead-order';

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

/** Changes a lead wherever it is kept: in lists, in its detail and on the dashboard. */
export function patchLead(client: QueryClient, id: string, change: Partial<Submission>): void {
  const patch = <L extends Submission>(lead: L): L => (lead.id === id ? { ...lead, ...change } : lead);
  changeLists(client, (leads) => leads.map(patch));
  client.setQueryData<SubmissionDetail>(leadKeys.detail(id), (lead) => lead && patch(lead));
  client.setQueryData<Dashboard>(
    leadKeys.dashboard,
    (data) => data && { ...data, recent: data.recent.map(patch), waiting: data.waiting.map(patch) },
  );
}

/** Takes a lead that is gone out of all lists. */
export const dropLead = (client: QueryClient, id: string): void =>
  changeLists(client, (leads) => leads.filter((lead) => lead.id !== id));

/** Takes the leads that do not pass a list's filters any more out of it, but for those that are kept. */
export const dropMoved = (client: QueryClient, keptIds: ReadonlySet<string>): void =>
  changeLists(client, (leads, query) =>
    leads.filter((lead) => keptIds.has(lead.id) || !hasLeft(lead, query)),
  );

/** The lead as the screen shows it now, whichever list or page shows it. */
export function shownLead(client: QueryClient, id: string): Submission | undefined {
  const detail = client.getQueryData<SubmissionDetail>(leadKeys.detail(id));
  const lists = client.getQueriesData<LeadPages>({ queryKey: leadKeys.lists });
  const listed = lists.flatMap(([, pages]) => leadsOf(pages)).filter((lead) => lead.id === id);
  return [...(detail ? [detail] : []), ...listed].sort((a, b) => b.version - a.version)[0];
}
