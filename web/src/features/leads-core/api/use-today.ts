import { api, type ResponseOf, type Today, todayReasons } from '@golghar/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '@/lib/api/request';
import { leadKeys } from '../model/lead-keys';
import { mergeLeads } from './lead-cache';

type Answer = ResponseOf<typeof api.countViews>;

/** How many leads each view has. */
export const useViewCounts = () =>
  useQuery({
    queryKey: leadKeys.views,
    refetchInterval: pollIntervalMs,
    select: ({ views }: Answer) => views,
  });

/** How many open leads each colleague has who has some. */
export const useOwnerCounts = () =>
  useQuery({ queryKey: leadKeys.views, select: ({ owners }: Answer) => owners });

/** Steps come due and promises become late without anybody doing anything: asked for this often. */
export const pollIntervalMs = 60_000;

export const todayQuery = queryOptions({
  queryKey: leadKeys.today,
  queryFn: async ({ signal }) => mergeLeads(await request(api.today, { signal })),
  refetchInterval: pollIntervalMs,
});

/** What the person who is signed in has to do today. */
export const useToday = () => useQuery(todayQuery);

/** How many leads want work today, of one's own and of those that nobody owns: what the page shows and the menu counts. */
export const countToday = ({ counts }: Today): number =>
  todayReasons.reduce((total, reason) => total + counts[reason].count, 0);

export const useTodayCount = () => useQuery({ ...todayQuery, select: countToday });
