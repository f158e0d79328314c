import { api, type Today, todayReasons } from '@golghar/contracts';
import { useQuery } from '@tanstack/react-query';
import { operationQuery } from '@/lib/api/operations';

/** Steps become due and promises late without any event. */
const polled = { refetchInterval: 60_000 };

const countsQuery = operationQuery(api.countViews);

export const useViewCounts = () => useQuery({ ...countsQuery, ...polled, select: ({ views }) => views });

export const useOwnerCounts = () => useQuery({ ...countsQuery, select: ({ owners }) => owners });

export const dashboardQuery = operationQuery(api.dashboard);

export const useDashboard = () => useQuery(dashboardQuery);

export const todayQuery = operationQuery(api.today, polled);

export const useToday = () => useQuery(todayQuery);

/** The number of leads that need work today, one's own and unowned: as shown on the page and in the menu. */
export const countToday = ({ counts }: Today): number =>
  todayReasons.reduce((total, reason) => total + counts[reason].count, 0);

export const useTodayCount = () => useQuery({ ...todayQuery, select: countToday });

export const useQuarantineCount = () =>
  useQuery(operationQuery(api.listQuarantine, { query: { limit: 1 } })).data?.total;
