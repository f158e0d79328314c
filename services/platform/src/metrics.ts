import { createServer, type Server } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Pool } from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { DataSource } from 'typeorm';

/** Seconds: most responses take milliseconds, and none may take longer than the gateway waits. */
const responseBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

/** Seconds from an enquiry to its mail: within a second normally, days when a mail server is away. */
const delayBucketsSeconds = [0.5, 1, 2, 5, 15, 60, 300, 900, 3600, 14_400, 86_400, 432_000];

const register = new Registry();
const registers = [register];

export const alertMails = new Counter({
  name: 'golghar_alert_mails_total',
  help: 'Alert mails handed to the mail server, by what it said',
  labelNames: ['outcome'],
  registers,
});

export const alertDelay = new Histogram({
  name: 'golghar_alert_delay_seconds',
  help: 'From an enquiry to the mail server having taken its alert',
  buckets: delayBucketsSeconds,
  registers,
});

const responses = new Histogram({
  name: 'golghar_http_request_duration_seconds',
  help: 'Answers by operation and status',
  labelNames: ['method', 'operation', 'status'],
  buckets: responseBuckets,
  registers,
});

/** Measures each response, the process and its connections to Postgres. */
export function measure(app: NestFastifyApplication): void {
  collectDefaultMetrics({ register });
  const server = app.getHttpAdapter().getInstance();
  server.addHook('onResponse', async ({ method, routeOptions }, { statusCode: status, elapsedTime }) => {
    // The route with names for its parameters: no id and no search becomes a label.
    const { url: operation = 'unknown' } = routeOptions;
    responses.observe({ method, operation, status }, elapsedTime / 1000);
  });
  const { master: pool } = app.get(DataSource).driver as unknown as { master: Pool };
  new Gauge({
    name: 'golghar_postgres_connections',
    help: 'Connections of the pool; waiting: requests that want one',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'all' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}

/** A gauge that is read when scraped, from whoever registered it last in this process. */
export function measureNow(name: string, help: string, read: () => number | Promise<number>): void {
  register.removeSingleMetric(name);
  new Gauge({
    name,
    help,
    registers,
    async collect() {
      this.set(await read());
    },
  });
}

export const readMetrics = (): Promise<string> => register.metrics();

/** Serves the metrics of this process at /metrics, on a port that the gateway does not know. */
export function startMetricsServer(host: string, port: number): Server {
  const server = createServer(({ url }, response) => {
    if (url !== '/metrics') return response.writeHead(404).end();
    return readMetrics().then(
      (metrics) => response.writeHead(200, { 'content-type': register.contentType }).end(metrics),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  // It must not keep the process alive.
  server.unref();
  return server;
}
