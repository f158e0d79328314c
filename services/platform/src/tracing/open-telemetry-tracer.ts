import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  type Tracer as OpenTelemetry,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { firstSpanId, isRequestId, RequestIds } from './request-ids';

/** A piece of work, as a trace shows it. Nothing in it may tell of a person. */
export type TracedWork = {
  name: string;
  kind?: 'internal' | 'producer' | 'consumer' | 'client';
  /** Ids of the gateway's requests that it is about: a request's id is the id of its trace, too. */
  requestIds: readonly (string | null | undefined)[];
  attributes?: Record<string, string | number>;
};

/** Adds to what a trace shows of a piece of work what only came out while it was done. */
export type Note = (attributes: Record<string, string | number>) => void;

/** An answer to a request that came by the gateway. */
type TracedAnswer = {
  requestId: string;
  method: string;
  route: string;
  status: number;
  /** When the gateway sent it on, when the service had it and when it was answered. */
  sentAt: number;
  startedAt: number;
  endedAt: number;
};

const kinds = {
  internal: SpanKind.INTERNAL,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  client: SpanKind.CLIENT,
};

/** How long a span waits for others to be sent along, and how long a collector may take (milliseconds). */
const sendEveryMs = 2000;
const sendTimeoutMs = 5000;

/** Beyond so many spans that wait new ones are dropped: a collector that is away costs no more memory than they take. */
const maxWaiting = 2048;

/**
 * Sends traces by OTLP over HTTP.
 * @public required where a collector is set
 */
export class OpenTelemetryTracer {
  private readonly ids = new RequestIds();
  private readonly current = new AsyncLocalStorage<Context>();
  private readonly spans: BatchSpanProcessor;
  private readonly service: OpenTelemetry;
  private readonly gateway: OpenTelemetry;

  constructor(service: string, version: string, endpoint: string) {
    this.spans = new BatchSpanProcessor({
      exporter: new OTLPTraceExporter({
        url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
        timeoutMillis: sendTimeoutMs,
      }),
      scheduledDelayMillis: sendEveryMs,
      exportTimeoutMillis: sendTimeoutMs,
      maxQueueSize: maxWaiting,
    });
    this.service = this.tracerOf(service, version);
    // nginx makes no spans of its own: whoever answers its request knows when it was sent on.
    this.gateway = this.tracerOf('gateway', version);
  }

  run<Result>(work: TracedWork, body: (note: Note) => Promise<Result>): Promise<Result> {
    const { span, context } = this.start(work, Date.now());
    return this.current.run(context, async () => {
      try {
        return await body((attributes) => span.setAttributes(attributes));
      } catch (error) {
        // The name alone: messages of Postgres and of mail servers quote what they are about.
        span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : '' });
        throw error;
      } finally {
        span.end();
      }
    });
  }

  /** A piece of work that is over; times as Date.now() has them. */
  record(work: TracedWork & { startedAt: number; endedAt: number }): void {
    this.start(work, work.startedAt).span.end(work.endedAt);
  }

  recordAnswer({ requestId, method, route, status, sentAt, startedAt, endedAt }: TracedAnswer): void {
    if (!isRequestId(requestId)) return;
    const options = {
      kind: SpanKind.SERVER,
      attributes: {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
      },
    };
    const name = `${method} ${route}`;
    const first = this.ids.startFirst(requestId, () =>
      this.gateway.startSpan(name, { ...options, startTime: sentAt }, ROOT_CONTEXT),
    );
    const span = this.service.startSpan(
      name,
      { ...options, startTime: startedAt },
      trace.setSpan(ROOT_CONTEXT, first),
    );
    for (const one of [span, first]) {
      if (status >= 500) one.setStatus({ code: SpanStatusCode.ERROR });
      one.end(endedAt);
    }
  }

  /** Sends what waits. */
  async shutdown(): Promise<void> {
    // A collector that is away keeps nothing from ending.
    await this.spans.shutdown().catch(() => undefined);
  }

  private tracerOf(service: string, version: string): OpenTelemetry {
    const attributes = { 'service.name': service, ...(version && { 'service.version': version }) };
    const provider = new TracerProvider({
      resource: resourceFromAttributes(attributes),
      idGenerator: this.ids,
      spanProcessors: [this.spans],
    });
    return provider.getTracer(service);
  }

  /** Within another piece of work its part; else a part of the one request that it is about, or linked to all of many. */
  private start(
    { name, kind = 'internal', requestIds, attributes }: TracedWork,
    startTime: number,
  ): { span: Span; context: Context } {
    const requests = requestIds.filter(isRequestId).map(firstSpanOf);
    const [only] = requests;
    const around = this.current.getStore();
    const parent =
      around ?? (only && requests.length === 1 ? trace.setSpanContext(ROOT_CONTEXT, only) : ROOT_CONTEXT);
    const links = requests.length > 1 ? requests.map((context) => ({ context })) : [];
    const options = { kind: kinds[kind], startTime, links, ...(attributes && { attributes }) };
    const span = this.service.startSpan(name, options, parent);
    return { span, context: trace.setSpan(parent, span) };
  }
}

const firstSpanOf = (requestId: string) => ({
  traceId: requestId,
  spanId: firstSpanId(requestId),
  traceFlags: TraceFlags.SAMPLED,
  isRemote: true,
});
