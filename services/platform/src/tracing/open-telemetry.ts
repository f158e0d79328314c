import type { SpanContext, Tracer } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type IdGenerator, TracerProvider } from '@opentelemetry/sdk-trace';

/** How long a span waits for others to be sent along, and how long a collector may take (milliseconds). */
const sendEveryMs = 2000;
const sendTimeoutMs = 5000;

/**
 * Sends traces by OTLP over HTTP. A collector that is away costs the memory of the 2,048 spans that wait at most.
 * @public required where a collector is set
 */
export function openTelemetry(service: string, version: string, endpoint: string) {
  const spans = new BatchSpanProcessor({
    exporter: new OTLPTraceExporter({
      url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
      timeoutMillis: sendTimeoutMs,
    }),
    scheduledDelayMillis: sendEveryMs,
    exportTimeoutMillis: sendTimeoutMs,
  });
  const tracerOf = (name: string, idGenerator?: IdGenerator): Tracer =>
    new TracerProvider({
      resource: resourceFromAttributes({
        'service.name': name,
        ...(version && { 'service.version': version }),
      }),
      spanProcessors: [spans],
      ...(idGenerator && { idGenerator }),
    }).getTracer(name);
  let next: SpanContext | undefined;
  const gateway = tracerOf('gateway', {
    generateTraceId: () => next?.traceId ?? '',
    generateSpanId: () => next?.spanId ?? '',
  });
  return {
    service: tracerOf(service),
    /** nginx makes no spans of its own: whoever answers its request knows when it was sent on. The next span has these ids. */
    gatewayOf(first: SpanContext): Tracer {
      next = first;
      return gateway;
    },
    /** Sends what waits; a collector that is away keeps nothing from ending. */
    shutdown: () => spans.shutdown().catch(() => undefined),
  };
}
