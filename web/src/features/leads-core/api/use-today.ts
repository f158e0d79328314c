import { api, type ResponseOf, type Today, todayReasons } from '@golghar/contracts';
import { useQuery } from '@tanstack/react-query';
import { operationQuery } from '@/lib/api/operations';
import { leadKeys } from './lead-queries';

type Answer = ResponseOf<typeof api.countViews>;

export const useViewCounts = () =>
  useQuery({
    queryKey: leadKeys.views,
    refetchInterval: pollIntervalMs,
    select: ({ views }: Answer) => views,
  });

export const useOwnerCounts = () =>
  useQuery({ queryKey: leadKeys.views, select: ({ owners }: Answer) => owners });

/** Polling interval, because steps become due and promises late without any event. */
export const pollIntervalMs = 60_000;

export const todayQuery = operationQuery(api.today, { refetchInterval: pollIntervalMs });

export const useToday = () => useQuery(todayQuery);

/** The number of leads that need work today, one's own and unowned: as shown on the page and in the menu. */
export const countToday = ({ counts }: Today): number =>
  todayReasons.reduce((total, reason) => total + counts[reason].count, 0);

export const useTodayCount = () => useQuery({ ...todayQuery, select: countToday });

export const useQuarantineCount = () =>
  useQuery(operationQuery(api.listQuarantine, { query: { limit: 1 } })).data?.total;
