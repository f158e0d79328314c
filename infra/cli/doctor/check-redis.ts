import { Redis } from 'ioredis';
import { type Finding, good, messageOf, toMend, toWatch } from './finding';

const field = (info: string, name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(info)?.[1]?.trim();

/** Redis must answer and throw nothing away; all that it holds can be made again from Postgres. */
export async function checkRedis(url: string): Promise<Finding[]> {
  const client = new Redis(url, {
    lazyConnect: true,
    connectTimeout: 5000,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  let fault: unknown;
  client.on('error', (error) => {
    fault = error;
  });
  try {
    await client.connect();
    const info = await client.info();
    const policy = field(info, 'maxmemory_policy');
    return [
      good(`Redis ${field(info, 'redis_version') ?? ''}`.trim()),
      policy === 'noeviction'
        ? good('Redis throws no job away')
        : toWatch(`Redis may throw jobs away (${policy}): set maxmemory-policy noeviction`),
    ];
  } catch (error) {
    return [
      toMend(
        `Redis at ${new URL(url).host} cannot be used: ${messageOf(fault ?? error)}. ` +
          'Start it, or check REDIS_URL; enquiries are kept, and alerts wait.',
      ),
    ];
  } finally {
    client.disconnect();
  }
}
