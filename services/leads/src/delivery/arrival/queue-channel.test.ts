import type { PostgresListener, ReadinessChecks } from '@golghar/platform';
import { readMetrics } from '../../../../platform/src/metrics';
import type { WorkerSettings } from '../../settings';
import { QueueChannel } from './queue-channel';

it('keeps nobody from reading the metrics while Redis is away, and does not call its queue empty', async () => {
  const queue = new QueueChannel(
    { REDIS_URL: 'redis://127.0.0.1:1' } as WorkerSettings,
    { listen: async () => undefined } as unknown as PostgresListener,
    { add: () => undefined } as unknown as ReadinessChecks,
  );
  await queue.listen(() => undefined);
  expect(await readMetrics()).toMatch(/^golghar_queue_jobs Nan$/m);
  await queue.onModuleDestroy();
});
