const first = 30;
const longest = 15 * 60;
const givenUpAfter = 5 * 24 * 60 * 60 * 1000;

/** Seconds until the next attempt after so many failed ones: 30 s, doubled each time, at most 15 minutes. */
export const backOff = (attempts: number): number =>
  Math.min(longest, first * 2 ** Math.min(attempts - 1, 10));

/** Mail servers keep a mail for days (RFC 5321 4.5.4.1 asks for 4 to 5); so do we before we give it up. */
export const isGivenUp = (queuedAt: Date, now = new Date()): boolean =>
  now.getTime() - queuedAt.getTime() > givenUpAfter;
