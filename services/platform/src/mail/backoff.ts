const firstSeconds = 30;
const maxSeconds = 15 * 60;

/** Seconds until the next attempt after so many failed ones: 30 s, doubled each time, at most 15 minutes. */
export const backoffSeconds = (attempts: number): number =>
  Math.min(maxSeconds, firstSeconds * 2 ** Math.min(attempts - 1, 10));

/**
 * SQL: whether a row has waited so long that its next failure is its last. Mail servers keep a mail for days
 * (RFC 5321 4.5.4.1 asks for 4 to 5), and so do we. Postgres' clock decides, which also wrote `queued_at`.
 */
export const isGivenUpSql = `queued_at < clock_timestamp() - interval '5 days'`;
