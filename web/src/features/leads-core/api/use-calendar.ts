import { api, type BusinessCalendar, businessHours, type ResponseOf } from '@golghar/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';

const calendarQuery = queryOptions({
  queryKey: [api.callPromise.path],
  staleTime: 10 * 60_000,
  select: ({ closedDays }: ResponseOf<typeof api.callPromise>) => ({ ...businessHours, closedDays }),
});

/** Business hours for due times: the agency's, with the holidays entered by admins once loaded. */
export const useCalendar = (): BusinessCalendar => useQuery(calendarQuery).data ?? businessHours;
