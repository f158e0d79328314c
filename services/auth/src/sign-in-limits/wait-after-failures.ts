/** Failures within 15 minutes that cost nothing but the answer. */
const freeFailures = 10;
const firstWaitSeconds = 30;
/** A right password works again within 15 minutes, whoever guessed before. */
const maxWaitSeconds = 15 * 60;

/**
 * Seconds to wait after the last failure: none before ten within 15 minutes, then 30 s, doubled with each
 * further one of the day up to 15 minutes.
 */
export const waitAfterFailures = (recent: number, day: number): number =>
  recent < freeFailures
    ? 0
    : Math.min(maxWaitSeconds, firstWaitSeconds * 2 ** Math.min(day - freeFailures, 10));
