import type { SpanContext, Tracer } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type IdGenerator, TracerProvider } from '@opentelemetry/sdk-trace';

/** How long a span waits to be sent with others, and how long a collector may take (milliseconds). */
const sendEveryMs = 2000;
const sendTimeoutMs = 5000;

/**
 * Sends traces by OTLP over HTTP. While a collector is away, at most 2,048 spans wait in memory.
 * @public required if a collector is set
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
    /** nginx makes no spans: whoever handles its request knows when it was sent on. The next span gets these ids. */
    gatewayOf(first: SpanContext): Tracer {
      next = first;
      return gateway;
    },
    /** Sends what waits; a collector that is away does not delay the end. */
    shutdown: () => spans.shutdown().catch(() => undefined),
  };
}
