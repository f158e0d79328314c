import type { Dashboard, Submission, SubmissionDetail, SubmissionList } from '@golghar/contracts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { leadKeys } from './lead-keys';

type Pages = InfiniteData<SubmissionList>;

/** Changes a lead wherever it is kept: in lists, in its detail and among the dashboard's newest. */
export function patchLead(client: QueryClient, id: string, change: Partial<Submission>): void {
  const patch = <L extends Submission>(lead: L): L => (lead.id === id ? { ...lead, ...change } : lead);
  client.setQueriesData<Pages>(
    { queryKey: leadKeys.lists, exact: false },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, submissions: page.submissions.map(patch) })),
      },
  );
  client.setQueryData<SubmissionDetail>(leadKeys.detail(id), (lead) => lead && patch(lead));
  client.setQueryData<Dashboard>(
    leadKeys.dashboard,
    (data) => data && { ...data, recent: data.recent.map(patch) },
  );
}

/** Everything that shows leads is asked for again. */
export const refetchLeads = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    [leadKeys.lists, leadKeys.details, leadKeys.dashboard].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
