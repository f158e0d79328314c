import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { useService } from '../../../infra/test/api/use-service';
import { measure, startMetricsServer } from '../../platform/src/metrics';

const metrics = useService('metrics', { prepare: measure });

it('answers are counted by operation and status, and connections by what they do', async () => {
  await metrics.request.get('/api/visitor-count').expect(200);
  await metrics.request.get('/api/visitor-count?anything=secret').expect(200);
  const server = startMetricsServer('127.0.0.1', 0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text).toMatch(
    /^golghar_http_request_duration_seconds_count\{method="GET",operation="\/api\/visitor-count",status="200"\} 2$/m,
  );
  expect(text).toMatch(/^golghar_postgres_connections\{state="all"\} [1-9]/m);
  expect(text).toMatch(/^golghar_postgres_connections\{state="waiting"\} 0$/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d/m);
  expect(text).not.toContain('secret');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  server.closeAllConnections();
  server.close();
});
