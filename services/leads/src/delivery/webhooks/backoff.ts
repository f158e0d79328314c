/** Before each further attempt: nine within a day, the first ones soon. */
const retryDelaysSeconds = [5, 30, 2 * 60, 10 * 60, 3600, 3 * 3600, 6 * 3600, 12 * 3600] as const;

/** Seconds until the next attempt after so many failed ones; undefined when it is given up. */
export const secondsUntilRetry = (attempts: number): number | undefined => retryDelaysSeconds[attempts - 1];
