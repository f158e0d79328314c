/** Network errors of the driver's socket. */
const socketFaults = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);

/**
 * SQLSTATE classes that mean "not now" rather than "never": 08 connection, 53 resources (disk full, too many connections), 57P
 * shutdown and start-up, 58 system error, 25006 read-only standby, 3D000 a restore swaps databases, 55P03 lock timeout.
 */
const passingStates = /^(08|53|58|57P)|^(57014|25006|3D000|55P03)$/;

/** What node-postgres throws without a code when its socket fails or a time limit expires. */
const driverSentences =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Cannot use a pool after calling end/;

/** SQLSTATE of an error from Postgres, or the code of a socket error; empty without one. */
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** True when the database could not be reached or could not answer for now: trying later may work. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (socketFaults.has(code) || passingStates.test(code) || driverSentences.test(error.message)) return true;
  return error instanceof AggregateError && error.errors.some(isDatabaseUnavailable);
}

/**
 * True when Postgres rolled a transaction back because of concurrent ones, in a deadlock or a serialization failure: nothing was
 * changed, and a second try is likely to succeed.
 */
export const isTransactionConflict = (error: unknown): boolean => /^(40P01|40001)$/.test(codeOf(error));

/** True when a lock timed out, or two transactions deadlocked. */
export const isLocked = (error: unknown): boolean => /^(55P03|40P01)$/.test(codeOf(error));

/** SQLSTATE class 22: Postgres cannot store a value of the request, such as a NUL, the year 0 or a number out of range. */
export const isUnstorableValue = (error: unknown): boolean => /^22[0-9A-Z]{3}$/.test(codeOf(error));

/** SQLSTATE 23505 on the named constraint or index. */
export const isUniqueViolation = (error: unknown, constraint: string): boolean =>
  codeOf(error) === '23505' && (error as { constraint?: unknown }).constraint === constraint;
