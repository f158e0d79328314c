/** Network faults of the driver's socket. */
const socketFaults = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);

/**
 * SQLSTATE classes that say "not now" rather than "not so": 08 connection, 53 resources (disk full, too many
 * connections), 57P shutdown and start-up, 58 system error, 25006 read-only standby.
 */
const passingStates = /^(08|53|58|57P)|^(57014|25006|55P03)$/;

/** What node-postgres throws without a code when its socket or a time limit gives way. */
const driverSentences =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Cannot use a pool after calling end/;

/** True when the database could not be asked, or could not answer for now: trying later may work. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && (socketFaults.has(code) || passingStates.test(code))) return true;
  if (driverSentences.test(error.message)) return true;
  return error instanceof AggregateError && error.errors.some(isDatabaseUnavailable);
}

/** SQLSTATE of a transaction that lost against others, in a deadlock or by its isolation: nothing of it is done. */
const conflictStates = ['40P01', '40001'];

/** True when Postgres rolled a transaction back because of others at the same moment: once more, it is likely to go through. */
export function isTransactionConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && conflictStates.includes(code);
}

/** SQLSTATE class 22: the value of a request is none for Postgres, such as a NUL, the year 0 or a number out of range. */
export function isUnstorableValue(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code);
}

/** SQLSTATE 23505 on the named constraint or index, or on any when none is named. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (!(error instanceof Error)) return false;
  const fault = error as { code?: unknown; constraint?: unknown };
  return fault.code === '23505' && (constraint === undefined || fault.constraint === constraint);
}
