import type { RedisOptions } from 'ioredis';

/**
 * Connection of BullMQ to Redis. It reconnects for ever, at most every 2 s; commands that wait while Redis is
 * away are the caller's to limit in time (no BullMQ setting makes an add safe then, bullmq #995).
 */
export const redisConnection = (redisUrl: string): RedisOptions & { url: string } => ({
  url: redisUrl,
  maxRetriesPerRequest: null,
  retryStrategy: (attempt) => Math.min(attempt * 200, 2000),
});
