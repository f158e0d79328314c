import type { ReadinessChecks } from '@golghar/platform';
import type { DeliveryEngine } from '@golghar/platform/deliveries';
import { readMetrics } from '../../../../platform/src/metrics';
import type { WorkerSettings } from '../../settings';
import { WakeQueue } from './wake-queue';

it('keeps nobody from reading the metrics while Redis is away, and does not call its queue empty', async () => {
  const queue = new WakeQueue(
    { REDIS_URL: 'redis://127.0.0.1:1' } as WorkerSettings,
    { wake: () => undefined } as DeliveryEngine,
    { add: () => undefined } as unknown as ReadinessChecks,
  );
  queue.onModuleInit();
  expect(await readMetrics()).toMatch(/^golghar_queue_jobs Nan$/m);
  await queue.onModuleDestroy();
});
