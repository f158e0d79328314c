import { backOfficePaths } from '@golghar/contracts';

/** Where the back office begins: on a phone with what is to be done today. */
export const startPath = (): string =>
  window.matchMedia('(max-width: 767px)').matches ? backOfficePaths.today : backOfficePaths.dashboard;
