import { api, businessHours } from '@golghar/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { create } from 'zustand';
import { request } from '@/lib/api/request';

/** The hours by which due times are counted: the agency's, with the holidays that admins entered once they are known. */
export const useCalendar = create(() => businessHours);

/** Asks for the holidays; for the frame of the back office, once for all its rows. */
export function useHolidays(): void {
  const { data } = useQuery({
    queryKey: [api.callPromise.path],
    queryFn: async ({ signal }) => (await request(api.callPromise, { signal })).closedDays,
    staleTime: 10 * 60_000,
  });
  useEffect(() => {
    if (data) useCalendar.setState({ closedDays: data });
  }, [data]);
}
