import type { FastifyInstance, FastifyRequest } from 'fastify';
import { currentTracer } from './tracing';

/** Seconds with a point, as nginx writes $msec. */
const readTime = (value: string | string[] | undefined): number => Number(value) * 1000;

/**
 * Records each answer to a request that came by the gateway, which names it. Probes have no name, and an open stream of
 * events ends with its screen: neither is an answer of which anybody asks why it took so long.
 */
export function traceAnswers(server: FastifyInstance): void {
  server.addHook('onResponse', (request, reply, done) => {
    const requestId = headerOf(request, 'x-request-id');
    if (requestId && !String(reply.getHeader('content-type')).startsWith('text/event-stream')) {
      const endedAt = Date.now();
      const startedAt = endedAt - reply.elapsedTime;
      const sentAt = readTime(request.headers['x-request-start']);
      currentTracer()?.recordAnswer({
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

const headerOf = ({ headers }: FastifyRequest, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
};
