import { backOfficePaths } from '@golghar/contracts';

/** Address of the leads behind a figure. */
export const leadsAddress = (filters: Record<string, string>): string =>
  `${backOfficePaths.leads}?${new URLSearchParams(filters)}`;
