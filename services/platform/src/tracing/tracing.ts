import type { FastifyInstance } from 'fastify';
import type { Note, OpenTelemetryTracer, TracedWork } from './open-telemetry-tracer';

let tracer: OpenTelemetryTracer | undefined;

/** The tracer of this process; undefined while nothing is traced. */
export const currentTracer = (): OpenTelemetryTracer | undefined => tracer;

/**
 * Sends traces to a collector from now on. What it takes is loaded here and not before: a process without a collector
 * has no use for it.
 * @param endpoint address of the collector, which takes OTLP over HTTP at /v1/traces
 */
export function startTracing(service: string, version: string, endpoint: string): void {
  const loaded = require('./open-telemetry-tracer') as typeof import('./open-telemetry-tracer');
  tracer = new loaded.OpenTelemetryTracer(service, version, endpoint);
}

/** Ends what {@link startTracing} began, once what waits is sent or its time is over. */
export async function stopTracing(): Promise<void> {
  const ending = tracer;
  tracer = undefined;
  await ending?.shutdown();
}

/** Does a piece of work, as a part of the trace of what it is about, where traces are kept. */
export const traced = <Result>(work: TracedWork, body: (note: Note) => Promise<Result>): Promise<Result> =>
  tracer ? tracer.run(work, body) : body(() => undefined);

/** Seconds with a point, as nginx writes $msec. */
const readTime = (value: string | string[] | undefined): number => Number(value) * 1000;

/**
 * Records each answer to a request that came by the gateway, which names it. Probes have no name, and an open stream of
 * events ends with its screen: neither is an answer of which anybody asks why it took so long.
 */
export function traceAnswers(server: FastifyInstance): void {
  server.addHook('onResponse', (request, reply, done) => {
    const { 'x-request-id': requestId } = request.headers;
    if (
      typeof requestId === 'string' &&
      !String(reply.getHeader('content-type')).startsWith('text/event-stream')
    ) {
      const endedAt = Date.now();
      const startedAt = endedAt - reply.elapsedTime;
      const sentAt = readTime(request.headers['x-request-start']);
      tracer?.recordAnswer({
        requestId,
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        // Nothing that a clock of another machine says makes a gateway answer before it asked.
        sentAt: sentAt > 0 ? Math.min(sentAt, startedAt) : startedAt,
        startedAt,
        endedAt,
      });
    }
    done();
  });
}
