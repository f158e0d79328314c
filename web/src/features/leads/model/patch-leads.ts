import type { Dashboard, Submission, SubmissionDetail, SubmissionFilter } from '@golghar/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { leadKeys } from './lead-keys';
import { type LeadPages, leadsOf } from './lead-order';

/** Changes what the lists hold; the change is told which status a list is about. */
function changeLists(
  client: QueryClient,
  change: (leads: Submission[], status: SubmissionFilter['status']) => Submission[],
): void {
  for (const [queryKey] of client.getQueriesData<LeadPages>({ queryKey: leadKeys.lists })) {
    const { status } = queryKey[1] as SubmissionFilter;
    client.setQueryData<LeadPages>(
      queryKey,
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({ ...page, submissions: change(page.submissions, status) })),
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
export const dropLead = (client: QueryClient, id: string): void => {
  changeLists(client, (leads) => leads.filter((lead) => lead.id !== id));
};

/** Takes the leads that have moved to another status out of the lists of one status, but for the one that is kept. */
export const dropMoved = (client: QueryClient, keptId: string): void => {
  changeLists(client, (leads, status) =>
    status ? leads.filter((lead) => lead.status === status || lead.id === keptId) : leads,
  );
};

/** The lead as the screen shows it now, whichever list or page shows it. */
export function shownLead(client: QueryClient, id: string): Submission | undefined {
  const detail = client.getQueryData<SubmissionDetail>(leadKeys.detail(id));
  const lists = client.getQueriesData<LeadPages>({ queryKey: leadKeys.lists });
  const listed = lists.flatMap(([, pages]) => leadsOf(pages)).filter((lead) => lead.id === id);
  return [...(detail ? [detail] : []), ...listed].sort((a, b) => b.version - a.version)[0];
}
