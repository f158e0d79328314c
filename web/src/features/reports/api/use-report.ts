import { api, type ReportQuery } from '@golghar/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '@/lib/request';

/** The leads of a period in figures. */
export const useReport = (period: ReportQuery) =>
  useQuery({
    queryKey: [api.report.path, period],
    queryFn: ({ signal }) => request(api.report, { query: period, signal }),
    placeholderData: keepPreviousData,
  });
