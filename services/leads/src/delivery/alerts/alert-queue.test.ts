import { readMetrics } from '../../../../platform/src/metrics/metrics';
import type { WorkerSettings } from '../../settings';
import { AlertQueue } from './alert-queue';

it('keeps nobody from reading the metrics while Redis is away, and does not call its queue empty', async () => {
  const queue = new AlertQueue({ REDIS_URL: 'redis://127.0.0.1:1' } as WorkerSettings);
  queue.onModuleInit();
  expect(await readMetrics()).toMatch(/^golghar_queue_jobs Nan$/m);
  queue.onModuleDestroy();
});
