/** After a crash in the middle of sending, a row is free for the next worker within this time. */
const leaseSeconds = 20;

const renewalIntervalMs = 5000;

/** SQL: until when a row belongs to whoever claims it now. */
export const leaseEndSql = `clock_timestamp() + interval '${leaseSeconds} seconds'`;

/** SQL: whether nobody holds a row. */
export const isUnclaimedSql = '(claimed_until IS NULL OR claimed_until < clock_timestamp())';

/**
 * The outcome of a message is written down even when Postgres restarts just then: who forgets it sends a second copy.
 */
export const recordingRetries = { times: 15, pauseMs: 1000 };

/**
 * Does what takes long under a claim, and renews the claim meanwhile. A renewal that fails is not held against
 * the work: the next one may succeed, and a lease that ends costs at most a second copy.
 */
export async function withLease<T>(renew: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  const timer = setInterval(() => void renew().catch(() => undefined), renewalIntervalMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
