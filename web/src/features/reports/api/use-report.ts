import { api, type Report, type ReportQuery } from '@golghar/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** The leads of a period in figures. */
export const useReport = (period: ReportQuery) =>
  useQuery<Report>({ queryKey: [api.report.path, period], placeholderData: keepPreviousData });
