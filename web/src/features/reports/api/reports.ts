import { api, type MonthReport, type QueryOf, type Report, type ResponseOf } from '@golghar/contracts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { leadKeys } from '../../leads-core/model/lead-keys';

/** The leads of a period in figures. */
export const useReport = (period: QueryOf<typeof api.report>) =>
  useQuery<Report>({ queryKey: [api.report.path, period], placeholderData: keepPreviousData });

/** A month's leads against those of the month before, in figures. */
export const monthReportQuery = (month: string) =>
  queryOptions<MonthReport>({
    queryKey: [api.monthReport.path, { month }],
    placeholderData: keepPreviousData,
    // What was won of an old month goes on changing.
    staleTime: 60_000,
  });

/** Who has how much to do now. */
export const teamQuery = queryOptions<ResponseOf<typeof api.team>>({
  queryKey: leadKeys.team,
  staleTime: 60_000,
});
