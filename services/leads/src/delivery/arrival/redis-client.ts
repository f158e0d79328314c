import { Logger } from '@nestjs/common';
import { Redis } from 'ioredis';

/**
 * A client of Redis for BullMQ. It reconnects for ever, at most every 2 s, and commands wait while Redis is away:
 * the caller limits that in time, because no setting of BullMQ makes an add safe then (bullmq #995).
 */
export function connectToRedis(redisUrl: string, purpose: string): Redis {
  const logger = new Logger(connectToRedis.name);
  let isLost = false;
  const client = new Redis(redisUrl, {
    connectionName: purpose,
    maxRetriesPerRequest: null,
    retryStrategy: (attempt) => Math.min(attempt * 200, 2000),
  });
  client.on('error', (error) => {
    if (!isLost) logger.warn(`${purpose}: lost the connection to Redis: ${error.message}`);
    isLost = true;
  });
  client.on('ready', () => {
    if (isLost) logger.log(`${purpose}: reconnected to Redis`);
    isLost = false;
  });
  return client;
}
